/** For screens that show a chat without loading zod, and for the server, which stores the same. */

/** What a message of photos alone says. */
export const photoOnly = '[Photo attached]'

/** Of one message. */
export const mostPhotos = 6

const failed = 'Sorry, I encountered an error while processing your request. Please try again.'
const failedStream = '[Error: Failed to get AI response. Please try again.]'

/** What stands in place of an answer: what had arrived stays, and why it ended is said. */
export const failedAnswer = (arrived: string, reason: string): string =>
  [arrived.trim() === '' ? failed : `${arrived.trimEnd()}\n\n${failedStream}`, reason]
    .filter((part) => part !== '')
    .join('\n\n')

/** What the program knows of a message besides its text. */
export type MessageMetadata = {
  /** Of a person's message. */
  photoIds?: number[]
  /** Of an answer: who gave it. */
  answeredBy?: string
  proposalIds?: number[]
  /** It ended early: somebody stopped it, or their connection did. */
  interrupted?: boolean
  failed?: boolean
}

/** In characters. */
export const longestMessage = 50_000
