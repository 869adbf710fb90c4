import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { serve } from '#server/lifecycle/serve.ts'
import { type Environment, newHousehold } from './household.ts'
import type { Answer, Request } from './householdServer.ts'
import { makeTemplate } from './template.ts'

const template = await makeTemplate('sqlite')
const closing = new Map<string, () => Promise<void>>()

async function open(env: Environment): Promise<string> {
  const household = await newHousehold('sqlite', template.env)
  const serving = await serve(readConfig({ ...household.env, ...env }), features)
  closing.set(serving.url, async () => {
    await serving.close()
    await household.discard()
  })
  return serving.url
}

async function close(url: string) {
  await closing.get(url)?.()
  closing.delete(url)
}

process.on('message', async (request: Request) => {
  const { id } = request
  const answer = (what: Omit<Answer, 'id'>) => process.send?.({ id, ...what } satisfies Answer)
  try {
    if ('open' in request) return answer({ url: await open(request.open) })
    await close(request.close)
    answer({})
  } catch (error) {
    answer({ error: String(error) })
  }
})

process.on('disconnect', async () => {
  await Promise.allSettled([...closing.keys()].map(close))
  await template.discard()
  process.exit(0)
})

process.send?.('ready')
