/** Who answers: the model router if it takes the key, or the built-in assistant without a key. */
export type AiServiceState = 'active' | 'built-in' | 'key refused' | 'unreachable'
