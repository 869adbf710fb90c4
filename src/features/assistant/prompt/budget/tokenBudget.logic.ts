export const tokensKey = 'assistant.tokens'

/** Tokens of a whole prompt, unless the household has set its own limit. */
export const usualBudget = 60_000
