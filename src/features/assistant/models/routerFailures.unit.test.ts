import { describe, expect } from 'vitest'
import * as failing from '#test/services/modelFailures.ts'
import { calls, type Reply } from '#test/services/modelReplies.ts'
import { ModelRouter } from '#test/services/modelRouter.ts'
import { test } from '#test/services/modelRouterTest.ts'
import { turn } from '../turn.factory.ts'
import type { Turn } from '../turn.ts'
import { routerAssistant, testKey } from './router.factory.ts'
import { type FailureReason, ModelFailure } from './routerFailures.ts'
import type { Limits } from './routerLimits.ts'

const still = new AbortController().signal
const photo = { mimeType: 'image/jpeg', imageData: 'aGVsbG8=', description: null }

/** What a person sees of a reply: the text so far, then the sentence of the failure. */
async function listen(
  router: ModelRouter,
  reply: Reply,
  given: Partial<Turn> = {},
  limits: Partial<Limits> = {},
) {
  router.next(reply)
  const patient = { first: 600_000, stall: 600_000, total: 600_000 }
  const assistant = routerAssistant(router, { limits: { ...patient, ...limits } })
  let text = ''
  try {
    for await (const piece of assistant.respond(turn(given), [], still)) text += piece
    return { text, failure: undefined }
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure
    return { text, failure }
  }
}

const busy = 'The model is busy, try again in 20 seconds.'

const statuses: [number, FailureReason, string, string][] = [
  [400, 'notTaken', 'unavailable', "The AI service didn't understand the request."],
  [401, 'keyRefused', 'unavailable', 'The AI key was refused.'],
  [402, 'outOfCredits', 'unavailable', 'Out of AI credits.'],
  [403, 'refusedByRules', 'refused', "The AI service's rules don't allow this message."],
  [404, 'unknownModel', 'unavailable', "The AI service doesn't have this model."],
  [408, 'timeout', 'unavailable', 'The model took too long to answer.'],
  [413, 'tooLong', 'tooLarge', 'This is more than the model can take at once.'],
  [422, 'notTaken', 'unavailable', "The AI service didn't understand the request."],
  [429, 'busy', 'tooMany', busy],
  [500, 'serviceFailed', 'unavailable', 'The AI service is having problems.'],
  [502, 'serviceFailed', 'unavailable', 'The AI service is having problems.'],
  [503, 'overloaded', 'unavailable', busy],
  [524, 'timeout', 'unavailable', 'The model took too long to answer.'],
  [529, 'overloaded', 'unavailable', busy],
]

describe('each status of the router', () => {
  test.for(statuses)('%i is %s', async ([status, reason, code, sentence], { router }) => {
    const { failure } = await listen(router, failing.refuses(status, 'No', { retryAfter: '20' }))
    expect(failure).toMatchObject({ reason, body: { code } })
    expect(failure?.message).toContain(sentence)
    expect(router.requests).toHaveLength(1)
  })

  test('photos that the model does not take', async ({ router }) => {
    const words = 'No endpoints found that support image input'
    const with_ = await listen(router, failing.refuses(404, words), { photos: [photo] })
    expect(with_.failure?.message).toContain("This model can't read photos.")
    const without = await listen(router, failing.refuses(404, words))
    expect(without.failure?.reason).toBe('unknownModel')
  })

  test('commands that the server does not take in any form', async ({ router }) => {
    router.otherwise(() => failing.refuses(404, 'No endpoints found that support tool use'))
    await expect(routerAssistant(router).propose(turn(), still)).rejects.toThrow(
      "The AI service doesn't have this model.",
    )
  })

  test('a conversation that is too long, whatever the status', async ({ router }) => {
    const words = "This endpoint's maximum context length is 8192 tokens"
    expect((await listen(router, failing.refuses(400, words))).failure?.reason).toBe('tooLong')
  })

  test('what the service says of the key is never shown', async ({ router }) => {
    const { failure } = await listen(router, failing.refuses(401, `Bad key ${testKey}`))
    expect(JSON.stringify([failure?.body, failure?.detail])).not.toContain(testKey)
    expect(failure?.detail).toContain('401')
  })
})

const ways: [string, Reply, FailureReason, string, Partial<Limits>?][] = [
  ['an HTML page', failing.answersHtml(502), 'serviceFailed', ''],
  [
    'an error with status 200',
    failing.answersErrorWithStatus200({ code: 402, message: 'No credits' }),
    'outOfCredits',
    '',
  ],
  [
    'an error with status 200 and no code',
    failing.answersErrorWithStatus200({ message: 'Oh' }),
    'serviceFailed',
    '',
  ],
  ['an HTML page with status 200', failing.answersHtml(200), 'serviceFailed', ''],
  [
    'an error first in the stream',
    failing.failsInMidStream({ code: 429, message: 'x' }),
    'busy',
    '',
  ],
  [
    'one whose code is a word',
    failing.failsInMidStream({ code: 'insufficient_quota', message: 'x' }),
    'outOfCredits',
    '',
  ],
  ['one without a code', failing.failsInMidStream({ message: 'x' }), 'serviceFailed', ''],
  [
    'an error in mid-stream',
    failing.failsInMidStream({ code: 'server_error', message: 'x' }, 'Tonight'),
    'interrupted',
    'Tonight',
  ],
  ['a reason of the maker alone', failing.endsWithNativeReasonOnly, 'empty', ''],
  ['not a word', failing.saysNothing, 'empty', ''],
  ['a filter before any word', failing.stopsFor('content_filter', ''), 'refusedByRules', ''],
  ['an unknown end', failing.stopsFor('error', 'Tonight'), 'interrupted', 'Tonight'],
  ['an end without a reason', failing.endsEarly('Tonight'), 'interrupted', 'Tonight'],
  ['a broken connection', failing.breaksOff('Tonight'), 'interrupted', 'Tonight'],
  ['one that breaks at once', failing.breaksOff(''), 'unreachable', ''],
  ['silence', failing.hangs, 'timeout', '', { first: 300 }],
  ['nothing but comments', failing.stalls(''), 'timeout', '', { first: 300 }],
  ['comments in mid-sentence', failing.stalls('Tonight'), 'interrupted', 'Tonight', { stall: 100 }],
]

describe('each other way to fail', () => {
  test.for(ways)('%s', async ([, reply, reason, said, limits], { router }) => {
    const { text, failure } = await listen(router, reply, {}, limits)
    expect([text, failure?.reason]).toEqual([said, reason])
    expect(failure?.message).toMatch(/\.$/)
    expect(router.requests.length, 'never asked twice').toBeLessThan(2)
  })

  test('an answer without end is cut off', async ({ router }) => {
    const { text, failure } = await listen(router, failing.neverStops)
    expect(failure?.reason).toBe('endless')
    expect(text.length).toBeLessThan(5_000_000)
  })

  test('so is one of very many small pieces', async ({ router }) => {
    const { text, failure } = await listen(router, failing.trickles(70_000))
    expect(failure?.reason).toBe('endless')
    expect(text.length).toBeLessThan(70_000)
    expect((await listen(router, failing.trickles(20_000))).text).toHaveLength(20_000)
  })

  test('nobody is there', async ({ router }) => {
    const { url } = router
    await router.close()
    const gone = await ModelRouter.start()
    const config = { aiKey: testKey, aiBaseUrl: url, publicUrl: undefined }
    const answer = routerAssistant(gone, { config }).respond(turn(), [], still)
    await expect(answer.next()).rejects.toThrow("The AI service couldn't be reached.")
    await gone.close()
  })

  test('the key goes to no other address', async ({ router }) => {
    const other = await ModelRouter.start()
    const { failure } = await listen(router, failing.redirects(`${other.url}/chat/completions`))
    expect(failure?.reason).toBe('unreachable')
    expect(other.heard).toEqual([])
    await other.close()
  })

  test('all that a message leads to has its time', async ({ router }) => {
    router.otherwise(() => calls({ name: 'find_records', input: { list: 'pantry', words: 'x' } }))
    router.next(failing.stalls(''))
    const limits = { first: 10_000, stall: 10_000, total: 200 }
    const proposing = routerAssistant(router, { limits }).propose(turn(), still)
    await expect(proposing).rejects.toMatchObject({ reason: 'timeout' })
  })
})
