/** The deepest nesting of JSON: recursion over a deeper value could overflow the stack. */
export const deepestNesting = 64

export function isNestedDeeper(value: unknown, most = deepestNesting): boolean {
  if (value === null || typeof value !== 'object') return false
  if (most === 0) return true
  return Object.values(value).some((each) => isNestedDeeper(each, most - 1))
}
