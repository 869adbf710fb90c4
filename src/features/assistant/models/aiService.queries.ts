import type { Config } from '#server/lifecycle/config.ts'
import { millis } from '#shared/time.ts'
import type { AiServiceState } from './models.logic.ts'

const timeout = 5_000
const cacheFor = 30_000

/**
 * Whether the model router takes our key. It is asked for what costs nothing, and its answer is
 * kept for a while: several people may have the settings open.
 */
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

/** `/key` is the router's own; servers that only speak like it have `/models`. */
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
      // The key goes to the address that the owner named, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}
