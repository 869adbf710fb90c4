export const staplesKey = 'household.staples'

/** The names in a text, separated by commas. */
export const staplesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
