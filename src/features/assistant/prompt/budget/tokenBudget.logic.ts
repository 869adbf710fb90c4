/** In tokens, for all that a model is sent in one turn, unless the household set it otherwise. */
export const usualBudget = 60_000
