/** Tokens that models may read and write on a day, in all; 0 or unset for no limit. */
export const dailyTokensKey = 'assistant.tokensPerDay'
