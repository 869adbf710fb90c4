/** Deeper than any record or request of ours: what walks a value by itself would run out of stack. */
export const deepestNesting = 64

/** Looks no deeper than it must. */
export function isNestedDeeper(value: unknown, most = deepestNesting): boolean {
  if (value === null || typeof value !== 'object') return false
  if (most === 0) return true
  return Object.values(value).some((each) => isNestedDeeper(each, most - 1))
}
