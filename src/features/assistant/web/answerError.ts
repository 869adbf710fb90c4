import { problemOf } from '#web/lib/http/request.ts'

/** An error with the server's message for the person. */
export class AnswerError extends Error {}

export const reasonOf = (error: unknown): string =>
  error instanceof AnswerError ? error.message : problemOf(error)
