import type { AddressInfo } from 'node:net'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { Live, liveUrl } from './live.ts'
import { createQueryClient } from './queryClient.ts'

let server: WebSocketServer
let client: QueryClient
let live: Live

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  client = createQueryClient()
  client.setQueryData(['pantry', 'list'], [])
  client.setQueryData(['recipes', 'list'], [])
  live = new Live(client, `ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

afterEach(() => {
  live.stop()
  for (const socket of server.clients) socket.terminate()
  server.close()
  client.clear()
})

const say = (message: unknown) => {
  for (const socket of server.clients) socket.send(JSON.stringify(message))
}
const isStale = (topic: string) => client.getQueryState([topic, 'list'])?.isInvalidated
const freshen = () => client.setQueriesData({}, () => [])

async function opened() {
  live.start()
  await expect.poll(() => live.status()).toBe('open')
  freshen()
}

describe('live messages', () => {
  test('make their topic stale, and no other', async () => {
    await opened()
    say({ type: 'changed', topic: 'pantry', ids: [1] })
    await expect.poll(() => isStale('pantry')).toBe(true)
    expect(isStale('recipes')).toBe(false)
  })

  test('count also while the topic is read for the first time', async () => {
    await opened()
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]?.promise)
    const observer = new QueryObserver(client, { queryKey: ['pantry', 'first'], queryFn })
    const stop = observer.subscribe(() => {})
    const heard = vi.fn()
    live.onMessage('changed', heard)
    say({ type: 'changed', topic: 'pantry', ids: [1] })
    await expect.poll(() => heard).toHaveBeenCalled()

    answers[0]?.resolve('as it was')
    answers[1]?.resolve('as it is')
    await expect.poll(() => observer.getCurrentResult().data).toBe('as it is')
    expect(queryFn).toHaveBeenCalledTimes(2)
    stop()
  })

  test('count also while what nobody shows any more is read', async () => {
    await opened()
    const answer = Promise.withResolvers<string>()
    const queryFn = vi.fn(() => (queryFn.mock.calls.length === 1 ? answer.promise : 'as it is'))
    const shown = { queryKey: ['pantry', 'left'], queryFn }
    client.setQueryData(shown.queryKey, 'long ago')
    const leaving = new QueryObserver(client, shown).subscribe(() => {})
    const refetched = client.refetchQueries({ queryKey: shown.queryKey })
    leaving()
    const heard = vi.fn()
    live.onMessage('changed', heard)
    say({ type: 'changed', topic: 'pantry', ids: [1] })
    await expect.poll(() => heard).toHaveBeenCalled()
    answer.resolve('as it was')
    await refetched

    const observer = new QueryObserver(client, shown)
    const stop = observer.subscribe(() => {})
    await expect.poll(() => observer.getCurrentResult().data).toBe('as it is')
    stop()
  })

  test('give whoever waits for a read what is there after the change', async () => {
    await opened()
    const answer = Promise.withResolvers<string>()
    const queryFn = vi.fn(() => (queryFn.mock.calls.length === 1 ? answer.promise : 'as it is'))
    client.setQueryData(['pantry', 'asked'], 'long ago')
    const asked = client.fetchQuery({ queryKey: ['pantry', 'asked'], queryFn, staleTime: 0 })
    say({ type: 'changed', topic: 'pantry', ids: [1] })
    expect(await asked).toBe('as it is')
    answer.resolve('as it was')
  })

  test('make everything stale when the topic is *', async () => {
    await opened()
    say({ type: 'changed', topic: '*', ids: [] })
    await expect.poll(() => isStale('recipes')).toBe(true)
    expect(isStale('pantry')).toBe(true)
  })

  test('of another type reach whoever listens for them', async () => {
    await opened()
    const heard = vi.fn()
    const stop = live.onMessage('thinking', heard)
    say({ type: 'thinking', topic: 'assistant', ids: [7] })
    await expect.poll(() => heard).toHaveBeenCalledTimes(1)
    expect(heard).toHaveBeenCalledWith({ type: 'thinking', topic: 'assistant', ids: [7] })

    stop()
    say({ type: 'thinking', topic: 'assistant', ids: [8] })
    say({ type: 'changed', topic: 'pantry', ids: [] })
    await expect.poll(() => isStale('pantry')).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('that were lost are made up for: it connects again and everything is stale', async () => {
    const statuses: string[] = []
    let isStaleWhenClosed: boolean | undefined
    live.watch(() => {
      statuses.push(live.status())
      if (live.status() === 'closed') isStaleWhenClosed = isStale('pantry')
    })
    await opened()
    for (const socket of server.clients) socket.terminate()
    await expect.poll(() => isStale('pantry')).toBe(true)
    expect(isStaleWhenClosed).toBe(false)
    expect(statuses).toEqual(['connecting', 'open', 'closed', 'connecting', 'open'])
  })
})

test('the socket is secure when the page is', () => {
  const urlFor = (page: string) => liveUrl(new URL(page) as unknown as Location)
  expect(urlFor('http://localhost:3000/menu')).toBe('ws://localhost:3000/ws')
  expect(urlFor('https://food.example/menu')).toBe('wss://food.example/ws')
})
