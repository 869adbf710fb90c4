import { describe, expect } from 'vitest'
import { type NextTurn, readNextTurn } from '#features/assistant/chat/promptPreview.service.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { type AppContext, openAppContext } from '#server/appContext.ts'
import { features } from '#server/features.ts'
import { readConfig } from '#server/lifecycle/config.ts'
import { test as base } from '#test/harness.ts'
import { createNextTurns } from './nextTurns.ts'

const test = base.extend<{ context: AppContext }>({
  context: async ({ household }, use) => {
    const context = await openAppContext(readConfig(household.env), features)
    await use(context)
    await context.close()
  },
})

const role = 'proposal-generator'

describe('the next turn', () => {
  test('is worked out once, until something changes', async ({ context, start }) => {
    let times = 0
    const read = createNextTurns(context, (...given) => {
      times += 1
      return readNextTurn(...given)
    })
    const ask = () => Promise.all(Array.from({ length: 10 }, () => read({ role })))
    const turns = await ask()
    expect(new Set(turns).size).toBe(1)
    // At most one more where a minute went by in between.
    expect(times).toBeLessThanOrEqual(2)
    const before = times
    const app = await start()
    await app.post('/api/pantry', pantryItem({ name: 'Saffron' }))
    const [changed] = await ask()
    expect(changed?.prompt.system).toContain('Saffron')
    expect(times).toBeGreaterThan(before)
  })

  test('that is slow keeps nobody else waiting, and one that failed is tried again', async ({
    context,
  }) => {
    let failing = true
    const read = createNextTurns(context, (given, query) => {
      if (query.conversationId === 1) return new Promise<NextTurn>(() => {})
      return failing ? Promise.reject(new Error('away')) : readNextTurn(given, query)
    })
    void read({ role, conversationId: 1 })
    await expect(read({ role })).rejects.toThrow('away')
    failing = false
    expect((await read({ role })).prompt.system).toContain('Food Pal')
  })
})
