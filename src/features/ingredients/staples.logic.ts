export const staplesKey = 'household.staples'

/** The names in a text, separated by commas or lines. */
export const staplesIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
