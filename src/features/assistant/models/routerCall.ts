import { type JSONSchema7, jsonSchema, type ModelMessage, streamText, tool } from 'ai'
import type { TurnPhoto, Usage } from '../turn.ts'
import type { AiModel } from './models.contract.ts'
import { connectModel, extraFields, providerName, type RouterConfig } from './routerConnection.ts'
import { failureOf } from './routerErrors.ts'
import { ModelFailure } from './routerFailures.ts'
import { type Limits, watch } from './routerWatch.ts'
import { visiblePieces } from './visiblePieces.ts'

// What the SDK prints is no line of our log, and may hold what was sent.
globalThis.AI_SDK_LOG_WARNINGS = false

/** A tool as a model is told of it. What it was called with is ours to check. */
export type OfferedTool = { name: string; description: string; parameters: JSONSchema7 }

export type CalledTool = { name: string; input: unknown }

/** One call of a model. */
export type ModelCall = {
  config: RouterConfig
  model: Pick<AiModel, 'modelId' | 'maxTokens' | 'temperature'>
  system: string
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  /** With the last message. */
  photos: readonly TurnPhoto[]
  tools: readonly OfferedTool[]
  limits: Limits
  signal: AbortSignal
}

type Ended = {
  calls: readonly CalledTool[]
  usage: Usage | null
  /** It came to the end of what it may say, not of what it had to say. */
  isCut: boolean
}

const goodEnds = ['stop', 'tool-calls', 'length', 'content-filter']

/** What a model says, as it arrives. Fails with a sentence for the person who asked. */
export async function* callModel(call: ModelCall): AsyncGenerator<string, Ended> {
  const { config, model, tools, photos, limits, signal } = call
  const sent = { hasPhotos: photos.length > 0, hasTools: tools.length > 0, key: config.aiKey }
  const watching = watch(limits, signal)
  const calls: CalledTool[] = []
  const visible = visiblePieces()
  let hasText = false
  const fields = extraFields(config)
  try {
    const { stream } = streamText({
      model: connectModel(config, model.modelId),
      instructions: call.system,
      messages: messagesOf(call),
      ...(tools.length > 0 && { tools: Object.fromEntries(tools.map(toolEntry)) }),
      ...(fields && { providerOptions: { [providerName]: fields } }),
      maxOutputTokens: model.maxTokens,
      temperature: model.temperature / 10,
      maxRetries: 0,
      abortSignal: watching.signal,
      // It is thrown below; the SDK would print it, and what it prints may hold what was sent.
      onError: () => {},
    })
    for await (const part of stream) {
      switch (part.type) {
        case 'text-delta': {
          const text = visible(part.text)
          if (text === '') break
          hasText = true
          watching.pause()
          yield text
          watching.progress()
          break
        }
        case 'reasoning-delta':
        case 'tool-input-delta':
          watching.progress()
          break
        case 'tool-call':
          calls.push({ name: part.toolName, input: part.input })
          watching.progress()
          break
        case 'error':
          throw part.error
        case 'abort':
          watching.signal.throwIfAborted()
          break
        case 'finish': {
          const { finishReason, totalUsage } = part
          if (!goodEnds.includes(finishReason)) {
            throw new ModelFailure('empty', { detail: `finish reason ${part.rawFinishReason}` })
          }
          if (!hasText && calls.length === 0) {
            throw new ModelFailure(finishReason === 'content-filter' ? 'refusedByRules' : 'empty')
          }
          const usage = {
            inputTokens: totalUsage.inputTokens ?? null,
            outputTokens: totalUsage.outputTokens ?? null,
          }
          return { calls, usage, isCut: finishReason === 'length' }
        }
      }
    }
    throw new ModelFailure('empty')
  } catch (error) {
    // Whoever stopped it knows; nobody is to be told of a failure.
    signal.throwIfAborted()
    const failure = watching.isOver() ? new ModelFailure('timeout') : failureOf(error, sent)
    throw hasText ? failure.inMidSentence() : failure
  } finally {
    watching.stop()
  }
}

const toolEntry = ({ name, description, parameters }: OfferedTool) =>
  [name, tool({ description, inputSchema: jsonSchema(parameters) })] as const

/** Photos stand after the text of the last message. */
function messagesOf({ messages, photos }: ModelCall): ModelMessage[] {
  const last = messages.length - 1
  return messages.map(({ role, content }, n): ModelMessage => {
    if (role === 'assistant') return { role, content }
    if (n < last || photos.length === 0) return { role, content }
    const files = photos.map(
      ({ mimeType, imageData }) =>
        ({ type: 'file', mediaType: mimeType, data: imageData }) as const,
    )
    return { role, content: [{ type: 'text', text: content }, ...files] }
  })
}
