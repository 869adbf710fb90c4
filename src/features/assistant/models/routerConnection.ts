import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Config } from '#server/lifecycle/config.ts'
import { limited } from './routerBody.ts'
import { statusOfCode } from './routerFailures.ts'

export type RouterConfig = Pick<Config, 'aiKey' | 'aiBaseUrl' | 'publicUrl'>

/** Extra fields of a request go by this name through the SDK. */
export const providerName = 'router'

/** The router's own wishes, which other servers would refuse as unknown. */
export const extraFields = ({ aiBaseUrl }: RouterConfig) =>
  isOpenRouter(aiBaseUrl)
    ? { provider: { require_parameters: true, data_collection: 'deny' } }
    : undefined

const isOpenRouter = (address: string) => {
  const { hostname } = new URL(address)
  return hostname === 'openrouter.ai' || hostname.endsWith('.openrouter.ai')
}

/** How a request leaves; the usual way is the network. */
export type Transport = typeof fetch

/** A model by its id, at the address that the owner named. */
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

/** The key goes to the address that the owner named, and nowhere else; no answer is endless. */
const guarded =
  (transport: Transport): typeof fetch =>
  async (input, init) => {
    const response = await transport(input, { ...init, redirect: 'error' })
    const bounded = limited(response)
    if (!response.ok || isStream(response)) return bounded
    return withStatusOfItsError(await bounded.text(), response)
  }

const isStream = ({ headers }: Response) =>
  headers.get('Content-Type')?.includes('text/event-stream') ?? false

/** Some servers say that all is well, and put the error into the body. */
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
