import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import { closedBySignOut, everyTopic, type LiveMessage } from '#shared/liveMessage.ts'
import { atBase } from '../basePath.ts'
import { pageId } from './request.ts'
import { requireSignIn } from './session.ts'

type LiveStatus = 'connecting' | 'open' | 'closed'

type Listener = (message: LiveMessage) => void

const RECONNECT_AFTER = 3_000
/** Milliseconds within which a socket opens on a usable connection. */
const OPENS_WITHIN = 2_000

/**
 * The WebSocket on which the server says that a topic changed. A message names the topic without
 * data, and every query key begins with its topic, so that topic's queries are refetched.
 */
export class Live {
  readonly #client: QueryClient
  readonly #url: string
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #watchers = new Set<() => void>()
  #status: LiveStatus = 'closed'
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #wasOpen = false

  constructor(client: QueryClient, url: string) {
    this.#client = client
    this.#url = url
  }

  start() {
    this.stop()
    this.#setStatus('connecting')
    // The page reads its lists before the socket opens: `missed` asks for messages since then.
    const missed = Math.ceil(performance.now()) + OPENS_WITHIN
    const socket = new WebSocket(this.#wasOpen ? this.#url : `${this.#url}?missed=${missed}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#setStatus('open')
      // Messages sent while the socket was closed are lost, so everything is refetched.
      if (this.#wasOpen) this.#reread()
      this.#wasOpen = true
    }
    socket.onmessage = (event) => this.#receive(String(event.data))
    socket.onclose = ({ code }) => {
      this.#setStatus('closed')
      if (code === closedBySignOut) return requireSignIn()
      this.#timer = setTimeout(() => this.start(), RECONNECT_AFTER)
    }
  }

  stop() {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = undefined
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    // Closing a socket that is still connecting logs a warning in browsers.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
    this.#setStatus('closed')
  }

  onMessage(type: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  readonly status = () => this.#status

  #setStatus(status: LiveStatus) {
    if (status === this.#status) return
    this.#status = status
    for (const watcher of this.#watchers) watcher()
  }

  /**
   * Refetches. `invalidateQueries` does not restart a first read that is under way, which may bring
   * the state before the change: such a query is read once more.
   */
  async #reread(queryKey?: string[]) {
    const firstReads = this.#client.getQueryCache().findAll({
      queryKey,
      fetchStatus: 'fetching',
      predicate: ({ state }) => state.data === undefined,
    })
    await this.#client.invalidateQueries({ queryKey })
    for (const query of firstReads) {
      this.#client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  }

  #receive(text: string) {
    const message = read(text)
    if (!message) return
    // The page that made a change refetches by itself.
    if (message.type === 'changed' && message.origin !== pageId) {
      this.#reread(message.topic === everyTopic ? undefined : [message.topic])
    }
    for (const listener of this.#listeners.get(message.type) ?? []) listener(message)
  }
}

function read(text: string): LiveMessage | undefined {
  try {
    return JSON.parse(text) as LiveMessage
  } catch {
    console.warn('A live message could not be read', text)
  }
}

export function liveUrl({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${atBase('/ws')}`
}

export const LiveContext = createContext<Live | undefined>(undefined)

export function useLive(): Live {
  const live = use(LiveContext)
  if (!live) throw new Error('LiveContext is missing above this component')
  return live
}

/** For a query's `refetchInterval`: polls only while the socket is down. */
export function usePollingWhileDown(milliseconds: number): number | false {
  return useLiveStatus() === 'open' ? false : milliseconds
}

export function useLiveStatus(): LiveStatus {
  const live = useLive()
  return useSyncExternalStore(live.watch, live.status)
}
