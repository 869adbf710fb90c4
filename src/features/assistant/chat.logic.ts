/** For screens that show a chat without loading zod, and for the server, which stores the same. */

/** The text of a message that has only photos. */
export const photoOnly = '[Photo attached]'

export const mostPhotos = 6

const failed = 'Sorry, I encountered an error while processing your request. Please try again.'
const failedStream = '[Error: Failed to get AI response. Please try again.]'

/** The text of a failed answer: the part that arrived, and the reason. */
export const failedAnswer = (arrived: string, reason: string): string =>
  [arrived.trim() === '' ? failed : `${arrived.trimEnd()}\n\n${failedStream}`, reason]
    .filter((part) => part !== '')
    .join('\n\n')

/** Asks for the built-in assistant in place of a model's id. */
export const builtInId = 'built-in'

/**
 * A button under an answer: pressing it sends the message, undoes the last approved change, starts
 * a timer that is called like the message, or asks the built-in assistant about the message that a model failed to answer.
 */
export type Choice = {
  label: string
  message: string
  action?: 'undo' | 'built-in' | 'timer'
  /** How long the timer runs. */
  seconds?: number
}

/** A button as it is stored with its answer: with what a press proposes. */
export type StoredChoice = Choice & {
  commands?: readonly { type: string; items: readonly unknown[] }[]
}

export const askBuiltIn = (message: string): Choice => ({
  label: 'Ask the built-in assistant',
  message,
  action: 'built-in',
})

export type MessageMetadata = {
  /** Only of a person's message. */
  photoIds?: number[]
  /** The assistant's name, only of an answer. */
  answeredBy?: string
  proposalIds?: number[]
  /** Ended early by a stop or a lost connection. */
  interrupted?: boolean
  failed?: boolean
  /** Tokens of all calls for this answer; dollars, where the server says it. */
  usage?: { input: number; output: number; cost: number }
  /** Only of an answer. */
  choices?: StoredChoice[]
}

/** Characters. */
export const longestMessage = 50_000
