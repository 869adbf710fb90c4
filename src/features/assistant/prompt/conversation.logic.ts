/** The most earlier messages in a prompt. */
export const mostEarlier = 40

/** Characters; longer earlier messages are truncated. */
export const longestEarlier = 4_000
