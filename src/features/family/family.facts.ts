/** For screens that show a list without loading zod: the contract loads with the first form. */

const tones = ['red', 'brand', 'orange', 'blue'] as const

/** A person's colour: always the same, wherever in the list they stand. */
export const toneOf = ({ id }: { id: number }) => tones[id % tones.length] ?? 'brand'

/** People write lists as they like: each line and each • begins a new entry, marks are left out. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\n|•/)
    .map((line) => line.trim().replace(/^(?:[·–*]|-(?!\d))\s*/, ''))
    .filter((line) => line !== '')
