/** What was said longer ago is not told again. */
export const mostEarlier = 40

/** In characters: of a longer message the beginning is told again. */
export const longestEarlier = 4_000
