import type { Config } from '#server/lifecycle/config.ts'
import { millis } from '#shared/time.ts'
import type { AiServiceState } from './models.logic.ts'

const timeout = 5_000
const cacheFor = 30_000

/** Whether the model router accepts our key: asks a free endpoint, and caches the answer. */
export function createAiServiceCheck(config: Pick<Config, 'aiKey' | 'aiBaseUrl'>) {
  let known: { state: Promise<AiServiceState>; until: number } | undefined
  return (): Promise<AiServiceState> => {
    if (!config.aiKey) return Promise.resolve('built-in')
    if (!known || known.until < millis()) {
      known = { state: ask(config.aiBaseUrl, config.aiKey), until: millis() + cacheFor }
    }
    return known.state
  }
}

/** `/key` is OpenRouter's own; compatible servers have `/models`. */
async function ask(base: string, key: string): Promise<AiServiceState> {
  for (const path of ['/key', '/models']) {
    const status = await statusOf(base + path, key)
    if (status === 404 || status === 405) continue
    if (status === 401 || status === 403) return 'key refused'
    return status !== undefined && status < 400 ? 'active' : 'unreachable'
  }
  return 'unreachable'
}

async function statusOf(url: string, key: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      headers: { Authorization: `Bearer ${key}` },
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
