/** An ingredient line from the parts that other programs keep separately. */
export function ingredientLine(parts: {
  amount?: unknown
  unit?: unknown
  food?: unknown
  note?: unknown
}): string {
  const amount = amountWords(parts.amount)
  const words = [amount, textOf(parts.unit), textOf(parts.food)].filter((word) => word !== '')
  const note = textOf(parts.note)
  if (words.length === 0) return note
  return note === '' ? words.join(' ') : `${words.join(' ')}, ${note}`
}

/** A group's heading ends with a colon ('For the sauce:'), unlike an ingredient. */
export const headingLine = (name: string): string => `${name.replace(/[\s:：]{1,9}$/u, '')}:`

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const fractions: [number, string][] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]

/** 1.5 is '1½', 0.333 is '⅓', words stay; zero is '', since programs store it for no amount. */
export function amountWords(value: unknown): string {
  const amount = typeof value === 'string' ? Number(value) : value
  if (typeof value === 'string' && Number.isNaN(amount)) return value.trim()
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return ''
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest < 0.005) return String(whole)
  const sign = fractions.find(([size]) => Math.abs(size - rest) < 0.005)?.[1]
  if (sign) return `${whole || ''}${sign}`
  return String(Math.round(amount * 100) / 100)
}
