import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Config } from '#server/lifecycle/config.ts'
import { isOpenRouter } from '../aiService.queries.ts'
import { statusOfCode } from '../routerFailures.ts'
import { limited } from './routerBody.ts'
import { streamOfWhole, tidyStream } from './wireHabits.ts'

export type RouterConfig = Pick<Config, 'aiKey' | 'aiBaseUrl' | 'publicUrl'>

/** The SDK's name for extra fields of a request. */
export const providerName = 'router'

/** Fields for OpenRouter only; other servers would refuse them. */
export const extraFields = ({ aiBaseUrl }: RouterConfig) =>
  isOpenRouter(aiBaseUrl)
    ? { provider: { require_parameters: true, data_collection: 'deny' } }
    : undefined

/** Sends a request; by default over the network. */
export type Transport = typeof fetch

export const connectModel = (config: RouterConfig, modelId: string, transport: Transport = fetch) =>
  createOpenAICompatible({
    name: providerName,
    baseURL: config.aiBaseUrl,
    ...(config.aiKey && { apiKey: config.aiKey }),
    headers: {
      'HTTP-Referer': config.publicUrl ?? 'http://localhost',
      'X-OpenRouter-Title': 'Food Pal',
    },
    includeUsage: true,
    fetch: guarded(transport),
  }).chatModel(modelId)

/** Never sends the key to a redirect's target, and limits the answer's size. */
const guarded =
  (transport: Transport): typeof fetch =>
  async (input, init) => {
    const response = await transport(input, { ...init, redirect: 'error' })
    const bounded = limited(response)
    if (!response.ok) return bounded
    if (isStream(response) && bounded.body)
      return new Response(tidyStream(bounded.body), { headers: asStream })
    const text = await bounded.text()
    const stream = streamOfWhole(text)
    return stream
      ? new Response(stream, { headers: asStream })
      : withStatusOfItsError(text, response)
  }

const asStream = { 'Content-Type': 'text/event-stream' }

const isStream = ({ headers }: Response) =>
  headers.get('Content-Type')?.includes('text/event-stream') ?? false

/** Some servers answer 200 with an error in the body. */
function withStatusOfItsError(text: string, { headers }: Response): Response {
  const status = statusOfCode(errorCodeIn(text)) ?? 502
  return new Response(text, { status, headers })
}

function errorCodeIn(text: string): string | number | undefined {
  try {
    const code: unknown = JSON.parse(text)?.error?.code
    return typeof code === 'string' || typeof code === 'number' ? code : undefined
  } catch {
    return undefined
  }
}
