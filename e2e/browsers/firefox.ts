import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { scratchFolder } from '#test/scratchFolder.ts'
import { provideFirefox } from '#test/services/otherBrowsers.ts'
import { type Browser, callOf, clickAt, typed } from './browser.ts'

/** Firefox reports requests whose page was left before the service worker answered. */
const leftBehind = /A ServiceWorker intercepted the request and encountered an unexpected error/

/** No background traffic; a mouse, and overlay scroll bars as in the other browsers. */
const settings = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'remote.active-protocols': 1,
  'toolkit.telemetry.enabled': false,
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
}

export async function openFirefox(): Promise<Browser> {
  const path = provideFirefox()
  const profile = await mkdtemp(join(scratchFolder, 'food-pal-firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGKILL')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    return await drive(await addressIn(child.stderr), end)
  } catch (error) {
    await end()
    throw error
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input: output })
  for await (const line of lines) {
    const address = /BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    // The output is read on, since a full pipe would stop Firefox.
    output.resume()
    return address
  }
  throw new Error('Firefox ended before it was ready.')
}

type Entry = { level: string; text: string | null }

type Said = {
  id?: number
  method?: string
  error?: string
  message?: string
  result?: object
  params?: Entry
}

async function drive(address: string, end: () => Promise<void>): Promise<Browser> {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (said: Said) => void>()
  let errors: string[] = []
  const note = ({ level, text }: Entry) => {
    if (/error|warn/.test(level) && text && !leftBehind.test(text)) errors.push(text)
  }
  socket.on('message', (data) => {
    const said: Said = JSON.parse(String(data))
    if (said.id !== undefined) waiting.get(said.id)?.(said)
    else if (said.method === 'log.entryAdded' && said.params) note(said.params)
  })
  let calls = 0
  // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
  async function call(method: string, params: object): Promise<any> {
    const id = ++calls
    const { promise, resolve } = Promise.withResolvers<Said>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await promise
    waiting.delete(id)
    if (error) throw new Error(`Firefox: ${method}: ${error} ${message}`)
    return result
  }

  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await call('browsingContext.getTree', {})
  const { context } = contexts[0]
  return {
    name: 'Firefox',
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (inPage, ...args) => {
      const { result, exceptionDetails } = await call('script.evaluate', {
        expression: callOf(inPage, args),
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    click: (x, y) => call('input.performActions', { context, actions: clickAt(x, y) }),
    type: (text) => call('input.performActions', { context, actions: typed(text) }),
    resize: (viewport) => call('browsingContext.setViewport', { context, viewport }),
    picture: async () =>
      Buffer.from((await call('browsingContext.captureScreenshot', { context })).data, 'base64'),
    errors: async () => {
      const heard = errors
      errors = []
      return heard
    },
    close: async () => {
      socket.terminate()
      await end()
    },
  }
}
