import '@mantine/core/styles.layer.css'
import '#web/tokens.css'
import '#web/theme.css'
import '#web/classes.css'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { ScreenPath } from '#shared/screenPaths.ts'
import { App } from '#web/App.tsx'
import { Live } from '#web/lib/http/live.ts'
import { createQueryClient } from '#web/lib/http/queryClient.ts'

/** The server's answer to a read, by path. */
export type Answers = (path: string) => Promise<unknown>

/** The server never answers. */
export const silence: Answers = () => new Promise(() => {})
/** The connection fails. */
export const nobody: Answers = () => Promise.reject(new TypeError('Failed to fetch'))

/** Renders the whole app at an address, in the browser, with `answers` instead of a server. */
export async function showScreen(address: ScreenPath | `${ScreenPath}?${string}`, first: Answers) {
  let answers = first
  vi.stubGlobal('fetch', async (path: string) => Response.json(await answers(path)))
  vi.stubGlobal('WebSocket', SilentSocket)
  history.replaceState(null, '', address)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const client = createQueryClient()
  onTestFinished(() => {
    root.unmount()
    place.remove()
    client.clear()
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  root.render(<App client={client} live={new Live(client, 'ws://nowhere')} nonce="" />)
  return {
    answerWith: (next: Answers) => {
      answers = next
    },
  }
}

/** A WebSocket that opens and stays silent. */
class SilentSocket {
  onopen?: () => void
  readyState = 1
  constructor() {
    queueMicrotask(() => this.onopen?.())
  }
  close() {}
}

const nothingYet: Record<string, unknown> = {
  '/api/household': {
    id: 'nobody-here-yet-',
    timeZone: 'Etc/GMT',
    today: '2026-11-16',
    ways: null,
    passcode: false,
    version: '0.1.0',
  },
  '/api/sample-household': { available: true, there: 0 },
  '/api/pantry/metadata': { categories: ['Dairy'], locations: ['Fridge', 'Pantry'] },
  '/api/test-results': { results: [], total: 0, page: 1, totalPages: 1 },
  '/api/system/status': { canUndo: false, canRedo: false },
}

/** An empty household: every list has no entries. */
export const emptyHousehold: Answers = async (address) =>
  nothingYet[address.split('?')[0] ?? ''] ?? []
