import { test as base } from 'vitest'
import { ModelRouter } from './modelRouter.ts'

/** A test with an emulated model router of its own. */
export const test = base.extend<{ router: ModelRouter }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's shape
  router: async ({}, use) => {
    const router = await ModelRouter.start()
    await use(router)
    await router.close()
  },
})
