/** People write lists as they like: each line and each • begins a new entry, marks are left out. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\n|•/)
    .map((line) => line.trim().replace(/^(?:[·–*]|-(?!\d))\s*/, ''))
    .filter((line) => line !== '')
