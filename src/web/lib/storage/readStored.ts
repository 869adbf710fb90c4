/**
 * What a browser kept, possibly by an older version of the app, or damaged by whoever looked into
 * it: only what has the shape of the beginning is taken, and what an object lacks comes from there.
 */
export function readStored<T>(text: string | undefined, initially: T): T {
  const kept = parsed(text)
  if (initially === null || initially === undefined) return (kept ?? initially) as T
  if (typeof kept !== typeof initially || kept === null) return initially
  if (Array.isArray(kept) !== Array.isArray(initially)) return initially
  if (typeof kept === 'object' && !Array.isArray(kept)) return { ...initially, ...kept }
  return kept as T
}

/** A plain word was kept as it is, without quotes. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
