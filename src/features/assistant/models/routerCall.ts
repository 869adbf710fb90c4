import { log } from '#server/lifecycle/log.ts'
import { count } from '#server/lifecycle/metrics.ts'
import { millis } from '#shared/time.ts'
import type { PromptRole } from '../prompt/sections/sections.logic.ts'
import type { Usage } from '../turn.ts'
import { ModelFailure } from './routerFailures.ts'
import { type Limits, watch } from './routerLimits.ts'
import { askInThread, type SentRequest } from './wire/modelThread.ts'

export type CalledTool = { name: string; input: unknown }

type Heard = {
  text: string
  calls: CalledTool[]
  usage: Usage | null
}

export type CallReport = Heard &
  Pick<SentRequest, 'model' | 'system' | 'messages'> & {
    role: PromptRole
    milliseconds: number
    /** Also null if a person stopped it. */
    failure: ModelFailure | null
  }

export type ModelCall = Omit<SentRequest, 'isPreview'> & {
  role: PromptRole
  limits: Limits
  signal: AbortSignal
  onCall: (report: CallReport) => void
  /** Receives how many characters came, of text, thoughts and calls. */
  onHeard?: ((characters: number) => void) | undefined
  /** Receives the body of a call that is only previewed. */
  onBody?: ((body: unknown) => void) | undefined
}

/** `isCut`: the model reached its maximum of tokens. */
type Ended = Heard & { isCut: boolean }

const goodEnds = ['stop', 'tool-calls', 'length', 'content-filter']

/** Streams a model's text. Throws a failure with a sentence for the person. */
export async function* callModel(call: ModelCall): AsyncGenerator<string, Ended> {
  const { role, limits, signal, onCall, onBody, onHeard, ...request } = call
  const { model, system, messages } = request
  const begun = millis()
  const watching = watch(limits, signal)
  const heard: Heard = { text: '', calls: [], usage: null }
  let failure: ModelFailure | null = null
  try {
    const asked = askInThread({ ...request, isPreview: onBody !== undefined }, watching.signal)
    for await (const parts of asked) {
      for (const part of parts) {
        switch (part.type) {
          case 'text':
            heard.text += part.text
            onHeard?.(part.text.length)
            watching.pause()
            yield part.text
            break
          case 'progress':
            onHeard?.(part.characters)
            break
          case 'call':
            heard.calls.push({ name: part.name, input: part.input })
            break
          case 'body':
            onBody?.(part.body)
            break
          case 'failed':
            throw new ModelFailure(part.reason, part.details)
          case 'finish': {
            const { reason, inputTokens, outputTokens, cost } = part
            heard.usage = { inputTokens, outputTokens, cost }
            refuseBadEnd(reason, heard)
            return { ...heard, isCut: reason === 'length' }
          }
        }
      }
      watching.progress()
    }
    throw new ModelFailure('empty')
  } catch (error) {
    // A stop by the person is no failure.
    signal.throwIfAborted()
    const found = watching.isOver() ? new ModelFailure('timeout') : failureIn(error)
    failure = heard.text === '' ? found : found.inMidSentence()
    throw failure
  } finally {
    watching.stop()
    const milliseconds = millis() - begun
    if (failure) logFailure(failure, model.modelId, milliseconds)
    onCall({ ...heard, role, model, system, messages, milliseconds, failure })
  }
}

/** Never the words of the family, nor the service's, which may repeat them. */
function logFailure({ reason, serviceStatus: status }: ModelFailure, model: string, ms: number) {
  count('ai_failures', { reason })
  log.warn('model failed', { model, reason, status, milliseconds: Math.round(ms) })
}

/** Other errors mean that the thread is lost: out of memory, or the server is stopping. */
const failureIn = (error: unknown): ModelFailure =>
  error instanceof ModelFailure ? error : new ModelFailure('unreachable', { detail: String(error) })

function refuseBadEnd(finishReason: string, { text, calls }: Heard) {
  if (!goodEnds.includes(finishReason)) {
    throw new ModelFailure('empty', { detail: `finish reason ${finishReason}` })
  }
  if (text !== '' || calls.length > 0) return
  throw new ModelFailure(finishReason === 'content-filter' ? 'refusedByRules' : 'empty')
}
