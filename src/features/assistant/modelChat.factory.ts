import { type App, test as base } from '#test/harness.ts'
import { engine } from '#test/household.ts'
import type { ModelRouter } from '#test/services/modelRouter.ts'
import { useRouter } from '#test/services/modelRouterTest.ts'

/** It must never be seen again. */
export const key = 'sk-very-secret-key'

/** An app that talks to an emulated model. */
export const test = base.extend<{ router: ModelRouter; app: App }>({
  router: useRouter,
  app: async ({ start, router }, use) => {
    await use(await start({ OPENROUTER_API_KEY: key, AI_BASE_URL: router.url }))
  },
})

/** For tests in which the database has no say. */
export const testOnOneEngine = test.runIf(engine === 'sqlite')

export const messagesOf = async (app: App, id: number) =>
  (await app.get(`/api/conversations/${id}/messages`)).body
