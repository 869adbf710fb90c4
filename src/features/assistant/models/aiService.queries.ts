import type { Config } from '#server/lifecycle/config.ts'
import { millis } from '#shared/time.ts'
import type { AiServiceState } from './models.logic.ts'

export type AiServer = Pick<Config, 'hasModel' | 'aiKey' | 'aiBaseUrl'>

export const serverName = ({ aiBaseUrl }: Pick<Config, 'aiBaseUrl'>) => new URL(aiBaseUrl).host

export const isOpenRouter = (address: string) => {
  const { hostname } = new URL(address)
  return hostname === 'openrouter.ai' || hostname.endsWith('.openrouter.ai')
}

export const keyHeader = ({ aiKey }: Pick<Config, 'aiKey'>): Record<string, string> =>
  aiKey ? { Authorization: `Bearer ${aiKey}` } : {}

const timeout = 5_000
const cacheFor = 30_000

/** Whether the AI server accepts us: asks a free endpoint, and caches the answer. */
export function createAiServiceCheck(config: AiServer) {
  let known: { state: Promise<AiServiceState>; until: number } | undefined
  return (): Promise<AiServiceState> => {
    if (!config.hasModel) return Promise.resolve('built-in')
    if (!known || known.until < millis()) {
      known = { state: ask(config), until: millis() + cacheFor }
    }
    return known.state
  }
}

/** `/key` is OpenRouter's own; compatible servers have `/models`. */
async function ask(config: AiServer): Promise<AiServiceState> {
  for (const path of ['/key', '/models']) {
    const status = await statusOf(config, path)
    if (status === 404 || status === 405) continue
    if (status === 401 || status === 403) return 'key refused'
    return status !== undefined && status < 400 ? 'active' : 'unreachable'
  }
  return 'unreachable'
}

async function statusOf(config: AiServer, path: string): Promise<number | undefined> {
  try {
    const response = await fetch(config.aiBaseUrl + path, {
      headers: keyHeader(config),
      // Never sends the key to a redirect's target.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}
