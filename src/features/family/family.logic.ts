/** Apart from the contract, so that screens can show a list before zod has loaded. */

const tones = ['red', 'brand', 'orange', 'blue'] as const

/** A member's color by id, so that it does not change with the order. */
export const toneOf = ({ id }: { id: number }) => tones[id % tones.length] ?? 'brand'

/** The text of a required field about which nothing is known. */
export const nothingSaid = 'Nothing noted yet'
