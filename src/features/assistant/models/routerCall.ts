import { millis } from '#shared/time.ts'
import { visibleValue } from '#shared/visibleText.ts'
import type { PromptRole } from '../prompt/sections.facts.ts'
import type { Usage } from '../turn.ts'
import { piecesWithoutKey, valueWithoutKey, withoutKey } from './keyless.ts'
import { failureOf } from './routerErrors.ts'
import { ModelFailure } from './routerFailures.ts'
import { type ModelRequest, startAnswer } from './routerRequest.ts'
import { type Limits, watch } from './routerWatch.ts'
import { visiblePieces } from './visiblePieces.ts'

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
  Pick<ModelRequest, 'model' | 'system' | 'messages'> & {
    role: PromptRole
    milliseconds: number
    /** None also when a person stopped it. */
    failure: ModelFailure | null
  }

export type ModelCall = ModelRequest & {
  role: PromptRole
  limits: Limits
  signal: AbortSignal
  onCall: (report: CallReport) => void
}

/** `isCut`: it came to the end of what it may say, not of what it had to say. */
type Ended = Heard & { isCut: boolean }

const goodEnds = ['stop', 'tool-calls', 'length', 'content-filter']

/** What a model says, as it arrives. Fails with a sentence for the person who asked. */
export async function* callModel(call: ModelCall): AsyncGenerator<string, Ended> {
  const { role, model, system, messages, limits, signal } = call
  const begun = millis()
  const watching = watch(limits, signal)
  const { aiKey } = call.config
  const visible = visiblePieces()
  const keyless = piecesWithoutKey(aiKey)
  const heard: Heard = { text: '', calls: [], usage: null }
  let failure: ModelFailure | null = null
  try {
    for await (const part of startAnswer(call, watching.signal)) {
      switch (part.type) {
        case 'text-delta': {
          const piece = keyless.next(visible(part.text))
          if (piece === '') break
          heard.text += piece
          watching.pause()
          yield piece
          watching.progress()
          break
        }
        case 'reasoning-delta':
        case 'tool-input-delta':
          watching.progress()
          break
        case 'tool-call':
          heard.calls.push({
            name: withoutKey(part.toolName, aiKey),
            input: valueWithoutKey(visibleValue(part.input), aiKey),
          })
          watching.progress()
          break
        case 'error':
          throw part.error
        case 'abort':
          watching.signal.throwIfAborted()
          break
        case 'finish': {
          const rest = keyless.rest()
          heard.text += rest
          if (rest !== '') yield rest
          const { inputTokens = null, outputTokens = null } = part.totalUsage
          heard.usage = { inputTokens, outputTokens }
          refuseBadEnd(part.finishReason, heard)
          return { ...heard, isCut: part.finishReason === 'length' }
        }
      }
    }
    throw new ModelFailure('empty')
  } catch (error) {
    // Whoever stopped it knows; nobody is to be told of a failure.
    signal.throwIfAborted()
    const found = watching.isOver() ? new ModelFailure('timeout') : failureOf(error, sentBy(call))
    failure = heard.text === '' ? found : found.inMidSentence()
    throw failure
  } finally {
    watching.stop()
    const milliseconds = millis() - begun
    call.onCall({ ...heard, role, model, system, messages, milliseconds, failure })
  }
}

const sentBy = ({ photos, tools, config }: ModelCall) => ({
  hasPhotos: photos.length > 0,
  hasTools: tools.length > 0,
  key: config.aiKey,
})

function refuseBadEnd(finishReason: string, { text, calls }: Heard) {
  if (!goodEnds.includes(finishReason)) {
    throw new ModelFailure('empty', { detail: `finish reason ${finishReason}` })
  }
  if (text !== '' || calls.length > 0) return
  throw new ModelFailure(finishReason === 'content-filter' ? 'refusedByRules' : 'empty')
}
