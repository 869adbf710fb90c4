import { visibleValue } from '#shared/visibleText.ts'
import type { Usage } from '../../turn.ts'
import { type Details, type FailureReason, ModelFailure } from '../routerFailures.ts'
import { piecesWithoutKey, valueWithoutKey, withoutKey } from './removeKey.ts'
import { failureOf } from './routerErrors.ts'
import { type ModelRequest, startAnswer } from './routerRequest.ts'
import { visiblePieces } from './visiblePieces.ts'

/** Parts of a model's answer as plain data, which can be posted between threads. */
export type Part =
  | { type: 'text'; text: string }
  /** The model thinks, or assembles a call. */
  | { type: 'progress'; characters: number }
  | { type: 'call'; name: string; input: unknown }
  | ({ type: 'finish'; reason: string } & Usage)
  | { type: 'failed'; reason: FailureReason; details: Details }
  /** The body of a request that is only previewed. */
  | { type: 'body'; body: unknown }

/** Limits in characters: far more than a person reads or can decide about. */
const longestText = 400_000
const longestCalls = 1_000_000

/** Converts the SDK's parts: visible text, without the key, within limits. */
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
          yield { type: 'progress', characters: part.text.length }
          break
        case 'tool-input-delta':
          ofCalls += part.delta.length
          if (ofCalls > longestCalls) throw new ModelFailure('endless')
          yield { type: 'progress', characters: part.delta.length }
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
          const { inputTokens = null, outputTokens = null, raw } = part.totalUsage
          const cost = typeof raw?.cost === 'number' ? raw.cost : null
          const text = keyless.rest()
          if (text !== '') yield { type: 'text', text }
          yield { type: 'finish', reason: part.finishReason, inputTokens, outputTokens, cost }
          return
        }
      }
    }
    throw new ModelFailure('empty')
  } catch (error) {
    const { photos, tools, format } = request
    const sent = { hasPhotos: photos.length > 0, hasTools: tools.length > 0, hasFormat: !!format }
    const { reason, retryAfter, detail, serviceStatus } = failureOf(error, { ...sent, key: aiKey })
    yield { type: 'failed', reason, details: { retryAfter, detail, status: serviceStatus } }
  }
}
