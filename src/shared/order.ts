/** Made when the first names are compared: it takes 3 MB. */
let collator: Intl.Collator | undefined

/** Sorts names as people do: 'apple', 'Banana', 'box 2', 'box 10'. */
export function compareNames(a: string, b: string) {
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return collator.compare(a, b)
}

/** 'Costco' and 'costco' are one store. */
export const sameName = (a: string, b: string) => compareNames(a, b) === 0

export const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name)

/** The known names in their order, then the others sorted; each once. */
export function knownFirst(known: readonly string[], inUse: Iterable<string>): string[] {
  const others = new Set(inUse)
  for (const name of known) others.delete(name)
  return [...known, ...[...others].sort(compareNames)]
}

/** Compares by characters, for days, moments and ids, whose text sorts in their order. */
export const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

type Placed = { place?: number }

/** By place; those without one stay in their order, at the end. */
export const byPlace = (
  { place: a = Number.MAX_SAFE_INTEGER }: Placed,
  { place: b = Number.MAX_SAFE_INTEGER }: Placed,
) => a - b
