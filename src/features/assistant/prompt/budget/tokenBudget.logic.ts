export const tokensKey = 'assistant.tokens'

/** Tokens of a whole prompt, unless the household has set its own limit. */
export const usualBudget = 60_000
/** The same where the server is one at home: its models often read no more than 4,000. */
export const usualBudgetAtHome = 3_500

export const leastBudget = 3_000

/** Whole instructions and tools take 7,000. Below this a model gets a small job: a page of instructions, and the likeliest commands. */
const smallestWhole = 10_000

export const isCompact = (budget: number): boolean => budget < smallestWhole
