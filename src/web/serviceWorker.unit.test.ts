import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

type Listener = (event: {
  request: object
  respondWith: (answer: Promise<Response>) => void
}) => void

/** As much of a browser's cache as the worker needs; what is put last stands last. */
class FakeCache {
  readonly kept = new Map<string, Response>()
  keys = async () => [...this.kept.keys()].map((url) => ({ url }))
  match = async ({ url }: { url: string }) => this.kept.get(url)?.clone()
  delete = async ({ url }: { url: string }) => this.kept.delete(url)
  put = async ({ url }: { url: string }, response: Response) => {
    this.kept.delete(url)
    this.kept.set(url, response)
  }
}

function startWorker() {
  const source = readFileSync(new URL('./serviceWorker.js', import.meta.url), 'utf8')
  const cache = new FakeCache()
  const listeners = new Map<string, Listener>()
  const origin = 'http://house'
  const server = { answer: async (_url: URL): Promise<Response> => Response.json([]) }
  const self = {
    location: { origin, href: `${origin}/sw.js` },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  }
  const caches = { open: async () => cache }
  const fetch = ({ url }: { url: string }) => server.answer(new URL(url))
  runInContext(
    source.replace('__FILES__', '[]').replace('__BUILD__', '"1"'),
    createContext({ self, caches, fetch, URL, Response, setTimeout }),
  )
  return {
    cache,
    server,
    opens: (path: string) => {
      let isAnswered = false
      const request = { method: 'GET', mode: 'navigate', url: origin + path }
      listeners.get('fetch')?.({
        request,
        respondWith: (answer) => {
          isAnswered = true
          void answer
        },
      })
      return isAnswered
    },
    read: (path: string) =>
      new Promise<Response>((resolve, reject) => {
        const request = { method: 'GET', mode: 'cors', url: origin + path }
        const respondWith = (answer: Promise<Response>) => void answer.then(resolve, reject)
        listeners.get('fetch')?.({ request, respondWith })
      }),
  }
}

const meals = (startDate: string, endDate: string) =>
  `/api/meal-events?startDate=${startDate}&endDate=${endDate}`

const cutOff = () => Promise.reject(new TypeError('fetch failed'))

test('without a connection days are cut from a longer stretch that was read before', async () => {
  const { read, server } = startWorker()
  server.answer = async () => Response.json([{ date: '2026-11-14' }, { date: '2026-11-20' }])
  await read(meals('2026-11-01', '2026-12-31'))
  const events = '/api/calendar/events?start=2026-11-01T08:00:00.000Z&end=2026-12-06T08:00:00.000Z'
  const lasting = (from: string, to: string) => ({
    start: { dateTime: from },
    end: { dateTime: to },
  })
  const soccer = lasting('2026-11-14T17:00:00Z', '2026-11-14T18:00:00Z')
  server.answer = async () =>
    Response.json([soccer, lasting('2026-11-16T17:00:00Z', '2026-11-16T18:00:00Z')])
  await read(events)

  server.answer = cutOff
  const said = async (path: string) => (await read(path)).json()
  expect(await said(meals('2026-11-14', '2026-11-17'))).toEqual([{ date: '2026-11-14' }])
  const day = '/api/calendar/events?start=2026-11-14T08:00:00.000Z&end=2026-11-15T08:00:00.000Z'
  expect(await said(day)).toEqual([soccer])
  await expect(read(meals('2026-11-14', '2027-01-02'))).rejects.toThrow()
})

test('what was read ahead outlives leafing through the menu, and only the newest of it', async () => {
  const { cache, read } = startWorker()
  await read('/api/pantry')
  await read(meals('2026-10-31', '2026-12-30'))
  const newest = meals('2026-11-01', '2026-12-31')
  await read(newest)
  for (let day = 10; day < 60; day += 1) await read(meals(`2026-01-${day}`, `2026-01-${day}`))
  const kept = [...cache.kept.keys()].map((url) => url.replace('http://house', ''))
  expect(kept).toHaveLength(1 + 1 + 30)
  expect(kept.slice(0, 2)).toEqual(['/api/pantry', newest])
})

test('a refusal is not kept, and a list that nobody read is not made up', async () => {
  const { cache, read, server } = startWorker()
  server.answer = async () => Response.json({}, { status: 401 })
  expect((await read('/api/pantry')).status).toBe(401)
  expect(cache.kept.size).toBe(0)
  server.answer = cutOff
  await expect(read('/api/pantry')).rejects.toThrow()
})

test('a shared page comes from the server alone', () => {
  const { opens } = startWorker()
  expect(opens('/shopping')).toBe(true)
  expect(opens('/s/a-secret')).toBe(false)
  expect(opens('/api/docs')).toBe(false)
})
