import { millis } from '#shared/time.ts'
import type { PromptRole } from '../prompt/sections/sections.logic.ts'
import type { Usage } from '../turn.ts'
import { askInThread, type SentRequest } from './modelThread.ts'
import { ModelFailure } from './routerFailures.ts'
import { type Limits, watch } from './routerLimits.ts'

export type CalledTool = { name: string; input: unknown }

/** What came of a call. */
type Heard = {
  /** All that it said, as far as it came. */
  text: string
  calls: CalledTool[]
  usage: Usage | null
}

/** One call from end to end, for whoever keeps a record of them. */
export type CallReport = Heard &
  Pick<SentRequest, 'model' | 'system' | 'messages'> & {
    role: PromptRole
    milliseconds: number
    /** None also when a person stopped it. */
    failure: ModelFailure | null
  }

export type ModelCall = Omit<SentRequest, 'isPreview'> & {
  role: PromptRole
  limits: Limits
  signal: AbortSignal
  onCall: (report: CallReport) => void
  /** For a call that is not to be sent: what it would be. */
  onBody?: ((body: unknown) => void) | undefined
}

/** `isCut`: it came to the end of what it may say, not of what it had to say. */
type Ended = Heard & { isCut: boolean }

const goodEnds = ['stop', 'tool-calls', 'length', 'content-filter']

/** What a model says, as it arrives. Fails with a sentence for the person who asked. */
export async function* callModel(call: ModelCall): AsyncGenerator<string, Ended> {
  const { role, limits, signal, onCall, onBody, ...request } = call
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
            watching.pause()
            yield part.text
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
            const { reason, inputTokens, outputTokens } = part
            heard.usage = { inputTokens, outputTokens }
            refuseBadEnd(reason, heard)
            return { ...heard, isCut: reason === 'length' }
          }
        }
      }
      watching.progress()
    }
    throw new ModelFailure('empty')
  } catch (error) {
    // Whoever stopped it knows; nobody is to be told of a failure.
    signal.throwIfAborted()
    const found = watching.isOver() ? new ModelFailure('timeout') : failureIn(error)
    failure = heard.text === '' ? found : found.inMidSentence()
    throw failure
  } finally {
    watching.stop()
    const milliseconds = millis() - begun
    onCall({ ...heard, role, model, system, messages, milliseconds, failure })
  }
}

/** The thread is lost: it ran out of memory, or the program is about to end. */
const failureIn = (error: unknown): ModelFailure =>
  error instanceof ModelFailure ? error : new ModelFailure('unreachable', { detail: String(error) })

function refuseBadEnd(finishReason: string, { text, calls }: Heard) {
  if (!goodEnds.includes(finishReason)) {
    throw new ModelFailure('empty', { detail: `finish reason ${finishReason}` })
  }
  if (text !== '' || calls.length > 0) return
  throw new ModelFailure(finishReason === 'content-filter' ? 'refusedByRules' : 'empty')
}
