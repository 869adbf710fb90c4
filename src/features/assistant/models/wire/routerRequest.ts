import {
  extractReasoningMiddleware,
  type JSONSchema7,
  type JSONValue,
  jsonSchema,
  type ModelMessage,
  streamText,
  tool,
  wrapLanguageModel,
} from 'ai'
import type { PromptMessage } from '../../prompt/conversation.ts'
import type { TurnPhoto } from '../../turn.ts'
import type { AiModel } from '../models.contract.ts'
import {
  connectModel,
  extraFields,
  providerName,
  type RouterConfig,
  type Transport,
} from './routerConnection.ts'

// The SDK's warnings would print prompts into our log.
globalThis.AI_SDK_LOG_WARNINGS = false

export type OfferedTool = { name: string; description: string; parameters: JSONSchema7 }

export type ModelRequest = {
  config: RouterConfig
  model: Pick<AiModel, 'modelId' | 'maxTokens' | 'temperature'>
  system: string
  messages: readonly PromptMessage[]
  photos: readonly TurnPhoto[]
  tools: readonly OfferedTool[]
  /** The shape of the answer, for models that can't call tools. */
  format?: JSONSchema7 | undefined
  transport?: Transport | undefined
}

/** The model's answer as the SDK's parts. */
export function startAnswer(request: ModelRequest, abortSignal: AbortSignal) {
  const { config, model, tools } = request
  const fields = { ...extraFields(config), ...(request.format && answerIn(request.format)) }
  const { stream } = streamText({
    model: wrapLanguageModel({
      model: connectModel(config, model.modelId, request.transport),
      middleware: thoughts,
    }),
    instructions: request.system,
    messages: messagesOf(request),
    ...(tools.length > 0 && { tools: Object.fromEntries(tools.map(toolEntry)) }),
    ...(Object.keys(fields).length > 0 && { providerOptions: { [providerName]: fields } }),
    maxOutputTokens: model.maxTokens,
    temperature: model.temperature / 10,
    maxRetries: 0,
    abortSignal,
    // Errors also arrive as parts; the SDK would print them with the prompt.
    onError: () => {},
  })
  return stream
}

const answerIn = (format: JSONSchema7) => {
  const schema = format as JSONValue
  return { response_format: { type: 'json_schema', json_schema: { name: 'calls', schema } } }
}

/** Thoughts that a model writes into its answer are not shown. */
const thoughts = ['think', 'thinking'].map((tagName) => extractReasoningMiddleware({ tagName }))

const toolEntry = ({ name, description, parameters }: OfferedTool) =>
  [name, tool({ description, inputSchema: jsonSchema(parameters) })] as const

function messagesOf({ messages, photos }: ModelRequest): ModelMessage[] {
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
