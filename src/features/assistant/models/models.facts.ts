/** Whether there is somebody to ask: the model router, or the assistant that is built in. */
export type AiServiceState = 'active' | 'built-in' | 'key refused' | 'unreachable'
