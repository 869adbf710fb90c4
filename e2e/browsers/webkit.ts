import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#test/services/freePort.ts'
import { provideWebKit } from '#test/services/otherBrowsers.ts'
import { type Browser, callOf, clickAt, type Size, typed } from './browser.ts'
import { ConsoleProxy } from './consoleProxy.ts'

/** WebKit's window can't be narrower than its toolbar. */
export const narrowestInWebKit = 450

export async function openWebKit(): Promise<Browser> {
  const { driver, browser: binary, screen } = provideWebKit()
  const started: ChildProcess[] = []
  const end = async () => {
    for (const child of started.reverse()) {
      const ended = child.exitCode === null && child.signalCode === null && once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }
  try {
    const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
    const display = spawn(screen, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    started.push(display)
    const port = await freePort()
    started.push(
      spawn(driver, [`--port=${port}`], {
        env: { ...process.env, DISPLAY: `:${await firstLine(display.stdio[3])}` },
        stdio: 'ignore',
      }),
    )
    return await drive(`http://127.0.0.1:${port}`, binary, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function drive(url: string, binary: string, end: () => Promise<void>): Promise<Browser> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebKit: ${path}: ${value.error} ${value.message}`)
    return value
  }
  while (!(await call('GET', '/status').catch(() => undefined))?.ready) await setTimeout(50)

  const options = { binary, args: ['--automation'] }
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': options,
        timeouts: { script: 180_000, pageLoad: 180_000 },
      },
    },
  })
  const inSession = (path: string, body: object) =>
    call('POST', `/session/${sessionId}${path}`, body)
  const evaluate: Browser['evaluate'] = async (inPage, ...args) => {
    const answer = await inSession('/execute/async', {
      script: `const done = arguments[0];
        ${callOf(inPage, args)}.then((json) => done({ json }), (error) => done({ error: String(error) }))`,
      args: [],
    })
    if (answer.error) throw new Error(answer.error)
    return JSON.parse(answer.json)
  }
  const proxies = new Map<string, ConsoleProxy>()
  const proxyOf = async (origin: string) => {
    const proxy = proxies.get(origin) ?? (await ConsoleProxy.start(origin))
    proxies.set(origin, proxy)
    return proxy
  }
  const sizeOfPage = () => evaluate((): Size => ({ width: innerWidth, height: innerHeight }))
  return {
    name: 'WebKit',
    open: async (address) => {
      const { origin, pathname } = new URL(address)
      await inSession('/url', { url: (await proxyOf(origin)).url + pathname })
    },
    evaluate,
    click: (x, y) => inSession('/actions', { actions: clickAt(x, y) }),
    type: (text) => inSession('/actions', { actions: typed(text) }),
    resize: async (size) => {
      // The window is higher than the page by its toolbar.
      const window = await inSession('/window/rect', size)
      const page = await sizeOfPage()
      await inSession('/window/rect', {
        width: size.width,
        height: size.height + window.height - page.height,
      })
    },
    picture: async () =>
      Buffer.from(await call('GET', `/session/${sessionId}/screenshot`), 'base64'),
    errors: async () => [...proxies.values()].flatMap((proxy) => proxy.errors()),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`)
      for (const proxy of proxies.values()) await proxy.close()
      await end()
    },
  }
}

async function firstLine(output: unknown): Promise<string> {
  if (!(output instanceof Readable)) throw new Error('The screen can’t be read.')
  for await (const line of createInterface({ input: output })) return line
  throw new Error('The screen ended before it was ready.')
}
