/** 'active' is the model router with a valid key, 'built-in' the assistant without one. */
export type AiServiceState = 'active' | 'built-in' | 'key refused' | 'unreachable'
