/** Every kind of refusal and its HTTP status. The list is closed. */
export const statusOf = {
  invalid: 400,
  signInNeeded: 401,
  refused: 403,
  unknown: 404,
  stale: 409,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf

export type FieldProblem = { field: string; message: string }

export type ErrorBody = {
  code: ErrorCode
  message: string
  validationErrors?: FieldProblem[]
  warnings?: string[]
  /** With 'stale': the record as it is now. */
  current?: { version: number } & Record<string, unknown>
  /** With 'stale': the one person who changed it since, where the history has a name. */
  changedBy?: string
}

/** An expected error with a sentence for a person. Anything else that is thrown is a defect. */
export class Refusal extends Error {
  readonly body: ErrorBody

  constructor(body: ErrorBody) {
    super(body.message)
    this.name = 'Refusal'
    this.body = body
  }

  get status() {
    return statusOf[this.body.code]
  }
}

export const invalid = (validationErrors: FieldProblem[]) =>
  new Refusal({
    code: 'invalid',
    // Two missing fields may have the same message.
    message: [...new Set(validationErrors.map((problem) => problem.message))].join('. '),
    validationErrors,
  })

export const unreadable = (message: string) => new Refusal({ code: 'invalid', message })

export const notFound = (noun: string) =>
  new Refusal({ code: 'unknown', message: `This ${noun} doesn't exist anymore.` })

export const stale = (label: string, current?: ErrorBody['current'], changedBy?: string) =>
  new Refusal({
    code: 'stale',
    ...(current && { current }),
    ...(changedBy && { changedBy }),
    message: `“${label}” was just changed by ${changedBy ?? 'someone else'}. Take another look, then decide.`,
  })

export const conflict = (message: string) => new Refusal({ code: 'conflict', message })

export const refused = (message: string) => new Refusal({ code: 'refused', message })
