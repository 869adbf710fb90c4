/**
 * Reads a value that an older version may have stored, or somebody damaged: it needs the type of
 * `initially`, which fills in an object's missing fields.
 */
export function readStored<T>(text: string | undefined, initially: T): T {
  const kept = parsed(text)
  if (initially === null || initially === undefined) return (kept ?? initially) as T
  if (typeof kept !== typeof initially || kept === null) return initially
  if (Array.isArray(kept) !== Array.isArray(initially)) return initially
  if (typeof kept === 'object' && !Array.isArray(kept)) return { ...initially, ...kept }
  return kept as T
}

/** A plain word is stored as it is, without JSON's quotes. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
