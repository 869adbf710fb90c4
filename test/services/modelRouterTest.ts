import { test as base } from 'vitest'
import { ModelRouter } from './modelRouter.ts'

export async function useRouter(
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's shape
  {}: object,
  use: (router: ModelRouter) => Promise<void>,
) {
  const router = await ModelRouter.start()
  await use(router)
  await router.close()
}

export const test = base.extend<{ router: ModelRouter }>({ router: useRouter })
