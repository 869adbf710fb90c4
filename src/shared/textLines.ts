/** Splits a list at line breaks and '•', without the marks in front of its entries. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\n|•/)
    .map((line) => line.trim().replace(/^(?:[·–*]|-(?!\d))\s*/, ''))
    .filter((line) => line !== '')
