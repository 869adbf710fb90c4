import { visibleValue } from '#shared/visibleText.ts'
import { piecesWithoutKey, valueWithoutKey, withoutKey } from './removeKey.ts'
import { failureOf } from './routerErrors.ts'
import { type Details, type FailureReason, ModelFailure } from './routerFailures.ts'
import { type ModelRequest, startAnswer } from './routerRequest.ts'
import { visiblePieces } from './visiblePieces.ts'

/** What a model says, as far as it concerns anybody: plain data, which can leave its thread. */
export type Part =
  | { type: 'text'; text: string }
  /** It thinks, or puts a call together. */
  | { type: 'progress' }
  | { type: 'call'; name: string; input: unknown }
  | { type: 'finish'; reason: string; inputTokens: number | null; outputTokens: number | null }
  | { type: 'failed'; reason: FailureReason; details: Details }
  /** What would have been sent. */
  | { type: 'body'; body: unknown }

/** Far more than a person reads, and than may be proposed at once; in characters. */
const longestText = 400_000
const longestCalls = 1_000_000

/** The SDK's parts as ours: visible, without the key, and no more than anybody could use. */
export async function* partsOf(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Part> {
  const { aiKey } = request.config
  const visible = visiblePieces()
  const keyless = piecesWithoutKey(aiKey)
  let [ofText, ofCalls] = [0, 0]
  try {
    for await (const part of startAnswer(request, signal)) {
      switch (part.type) {
        case 'text-delta': {
          ofText += part.text.length
          if (ofText > longestText) throw new ModelFailure('endless')
          const text = keyless.next(visible(part.text))
          if (text !== '') yield { type: 'text', text }
          break
        }
        case 'reasoning-delta':
          yield { type: 'progress' }
          break
        case 'tool-input-delta':
          ofCalls += part.delta.length
          if (ofCalls > longestCalls) throw new ModelFailure('endless')
          yield { type: 'progress' }
          break
        case 'tool-call':
          yield {
            type: 'call',
            name: withoutKey(part.toolName, aiKey),
            input: valueWithoutKey(visibleValue(part.input), aiKey),
          }
          break
        case 'error':
          throw part.error
        case 'finish': {
          const { inputTokens = null, outputTokens = null } = part.totalUsage
          const text = keyless.rest()
          if (text !== '') yield { type: 'text', text }
          yield { type: 'finish', reason: part.finishReason, inputTokens, outputTokens }
          return
        }
      }
    }
    throw new ModelFailure('empty')
  } catch (error) {
    const sent = { hasPhotos: request.photos.length > 0, hasTools: request.tools.length > 0 }
    const { reason, retryAfter, detail } = failureOf(error, { ...sent, key: aiKey })
    yield { type: 'failed', reason, details: { retryAfter, detail } }
  }
}
