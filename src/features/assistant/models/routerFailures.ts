import { counted } from '#shared/counted.ts'
import { type ErrorCode, Refusal } from '#shared/errors.ts'

/** Everything that can go wrong with a model, with advice for the person. */
const sentences = {
  keyRefused: {
    code: 'unavailable',
    message: 'The AI key was refused. Check AI_KEY, then start Food Pal again.',
  },
  outOfCredits: {
    code: 'unavailable',
    message: 'Out of AI credits. Add some to your AI account, then try again.',
  },
  refusedByRules: {
    code: 'refused',
    message: "The AI service's rules don't allow this message. Try saying it another way.",
  },
  cannotReadPhotos: {
    code: 'invalid',
    message:
      "This model can't read photos. Choose another model in Settings, or send the message without photos.",
  },
  cannotPropose: {
    code: 'unavailable',
    message: "This model can't propose changes. Choose another model in Settings.",
  },
  unknownModel: {
    code: 'unavailable',
    message: "The AI service doesn't have this model. Choose another one in Settings.",
  },
  tooLong: {
    code: 'tooLarge',
    message:
      'This is more than the model can take at once. Start a new conversation, or send less.',
  },
  notTaken: {
    code: 'unavailable',
    message: "The AI service didn't understand the request. Try another model in Settings.",
  },
  busy: { code: 'tooMany', message: 'The model is busy, try again in a moment.' },
  overloaded: { code: 'unavailable', message: 'The model is busy, try again in a moment.' },
  serviceFailed: {
    code: 'unavailable',
    message: 'The AI service is having problems. Try again in a moment.',
  },
  unreachable: {
    code: 'unavailable',
    message: "The AI service couldn't be reached. Check the connection, then try again.",
  },
  timeout: {
    code: 'unavailable',
    message: 'The model took too long to answer. Try again, or choose a faster model in Settings.',
  },
  interrupted: {
    code: 'unavailable',
    message: 'The model stopped in mid-sentence. Ask again to hear the rest.',
  },
  empty: {
    code: 'unavailable',
    message: "The model didn't answer. Try again, or choose another model in Settings.",
  },
  endless: {
    code: 'unavailable',
    message: "The model wouldn't stop talking, so it was cut off. Try saying it another way.",
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>

export type FailureReason = keyof typeof sentences

export type Details = {
  /** Seconds, if the service says when to retry. */
  retryAfter?: number | undefined
  /** The service's own words, for the log. Never shown in a chat. */
  detail?: string | undefined
  /** Of HTTP, if the service answered with an error. */
  status?: number | undefined
}

/** A model that failed or stopped early. The message is for the person. */
export class ModelFailure extends Refusal {
  readonly reason: FailureReason
  readonly retryAfter: number | undefined
  readonly detail: string | undefined
  readonly serviceStatus: number | undefined

  constructor(reason: FailureReason, { retryAfter, detail, status }: Details = {}) {
    const { code, message } = sentences[reason]
    const isBusy = reason === 'busy' || reason === 'overloaded'
    super({
      code,
      message:
        isBusy && retryAfter ? `The model is busy, try again in ${sayWait(retryAfter)}.` : message,
    })
    this.name = 'ModelFailure'
    this.reason = reason
    this.retryAfter = retryAfter
    this.detail = detail?.slice(0, longestDetail)
    this.serviceStatus = status
  }

  /** The failure after some text: the screen has the text, so only the interruption matters. */
  inMidSentence(): ModelFailure {
    if (this.reason === 'endless') return this
    return new ModelFailure('interrupted', { detail: this.detail, status: this.serviceStatus })
  }
}

const longestDetail = 500

const sayWait = (seconds: number) =>
  seconds < 120 ? counted(seconds, 'second') : `${Math.ceil(seconds / 60)} minutes`

/** Facts about the request that explain a refusal. */
export type Sent = {
  hasPhotos: boolean
  hasTools: boolean
  hasFormat: boolean
  key: string | undefined
}

/** The failure for a status; the words only decide between two reasons of one status. */
export function reasonOf(
  status: number,
  words: string,
  sent: Pick<Sent, 'hasPhotos' | 'hasTools' | 'hasFormat'>,
): FailureReason {
  // llama.cpp refuses tools with 500.
  if ([400, 404, 415, 422, 500, 501].includes(status)) {
    if (sent.hasTools && /\btools?\b|function call/i.test(words)) return 'cannotPropose'
    if (sent.hasFormat && /response_format|json|schema|grammar/i.test(words)) return 'cannotPropose'
  }
  if ([400, 404, 415, 422].includes(status)) {
    if (sent.hasPhotos && /image|vision|photo|multimodal/i.test(words)) return 'cannotReadPhotos'
    if (/context length|too long|too large|maximum context|token limit/i.test(words))
      return 'tooLong'
    return status === 404 || /model/i.test(words) ? 'unknownModel' : 'notTaken'
  }
  return byStatus[status] ?? (status >= 500 ? 'serviceFailed' : 'notTaken')
}

const byStatus: Record<number, FailureReason> = {
  401: 'keyRefused',
  402: 'outOfCredits',
  403: 'refusedByRules',
  408: 'timeout',
  413: 'tooLong',
  429: 'busy',
  503: 'overloaded',
  504: 'timeout',
  524: 'timeout',
  529: 'overloaded',
}

/** The status for error codes that some servers give as words. */
export const statusOfCode = (code: string | number | undefined): number | undefined => {
  const status = Number(code)
  if (status >= 400 && status < 600) return status
  return typeof code === 'string' ? byWord[code] : undefined
}

const byWord: Record<string, number> = {
  invalid_api_key: 401,
  authentication_error: 401,
  insufficient_quota: 402,
  insufficient_credits: 402,
  content_filter: 403,
  moderation: 403,
  model_not_found: 404,
  context_length_exceeded: 413,
  rate_limit_exceeded: 429,
  rate_limit_error: 429,
  timeout: 408,
  overloaded: 503,
  overloaded_error: 503,
}

/** Seconds to wait, from a number or an HTTP date. */
export function readRetryAfter(header: string | undefined, nowInMillis: number) {
  if (!header) return undefined
  const seconds = /^\d{1,6}$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - nowInMillis) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : undefined
}
