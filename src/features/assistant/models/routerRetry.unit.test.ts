import { describe, expect } from 'vitest'
import { refuses } from '#test/services/modelFailures.ts'
import { says } from '#test/services/modelReplies.ts'
import { test } from '#test/services/modelRouterTest.ts'
import { turn } from '../turn.factory.ts'
import { routerAssistant } from './router.factory.ts'
import { ModelFailure, readRetryAfter } from './routerFailures.ts'

const still = new AbortController().signal

describe('trying again', () => {
  test('a model that is busy for a moment is asked once more for proposals', async ({ router }) => {
    const shortly = refuses(429, 'x', { retryAfter: '1' })
    router.next(shortly, says('Nothing to propose.'))
    expect((await routerAssistant(router).propose(turn(), still)).commands).toEqual([])
    router.next(shortly, shortly)
    await expect(routerAssistant(router).propose(turn(), still)).rejects.toThrow('try again in 1 s')
    expect(router.requests).toHaveLength(4)
  })

  test.for([['6'], [undefined]] as const)(
    'not with Retry-After %s',
    async ([retryAfter], { router }) => {
      router.next(refuses(503, 'x', retryAfter ? { retryAfter } : {}))
      await expect(routerAssistant(router).propose(turn(), still)).rejects.toThrow('busy')
      expect(router.requests).toHaveLength(1)
    },
  )

  test('Retry-After is a number of seconds or a date', () => {
    const now = Date.parse('2026-11-15T12:00:00Z')
    expect(readRetryAfter('20', now)).toBe(20)
    expect(readRetryAfter('Sun, 15 Nov 2026 12:00:30 GMT', now)).toBe(30)
    for (const wrong of [undefined, '', 'soon', '-3', '0', '9'.repeat(400)]) {
      expect(readRetryAfter(wrong, now), wrong).toBeUndefined()
    }
    expect(new ModelFailure('busy', { retryAfter: 600 }).message).toContain('in 10 minutes')
  })
})
