/** Text of several lines, written with the code's own indentation. */
export const lines = (text: string) => text.trim().replace(/^ +/gm, '')
