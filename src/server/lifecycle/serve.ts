import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve as serveHono } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { openAppContext } from '../appContext.ts'
import type { Feature } from '../feature.ts'
import { createApp } from '../http/app.ts'
import { dropSilentSockets } from '../http/liveSocket.ts'
import { cannotStart } from './cannotStart.ts'
import type { Config } from './config.ts'

export type Serving = {
  url: string
  /** Whether a page is open somewhere. */
  isInUse: () => boolean
  close: () => Promise<void>
}

/** Milliseconds that running requests get to finish when the program stops. */
const shutdownTimeout = 2_000
/** Milliseconds that browsers get to close their sockets. */
const goodbyeTimeout = 1_000

const goingAway = 1001

export async function serve(config: Config, features: readonly Feature[]): Promise<Serving> {
  const context = await openAppContext(config, features)
  try {
    const app = await createApp(context, features)
    const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024 })
    const server = await listen(config, app.fetch, sockets)
    const stopChecking = dropSilentSockets(sockets)
    return {
      url: urlOf(server, config),
      isInUse: () => sockets.clients.size > 0,
      close: async () => {
        stopChecking()
        for (const socket of sockets.clients) socket.close(goingAway)
        const impatience = setTimeout(() => {
          for (const socket of sockets.clients) socket.terminate()
        }, goodbyeTimeout)
        await finish(server)
        clearTimeout(impatience)
        await context.close()
      },
    }
  } catch (error) {
    await context.close()
    throw error
  }
}

/** Longer than proxies keep theirs (60 s), since a proxy may use a connection just as it closes. */
const keptOpen = 75_000

type Fetch = Parameters<typeof serveHono>[0]['fetch']

function listen(config: Config, fetch: Fetch, sockets: WebSocketServer): Promise<Server> {
  const { host, port, basePath } = config
  return new Promise((resolve, reject) => {
    const server = serveHono({ fetch, port, hostname: host, websocket: { server: sockets } }, () =>
      resolve(server),
    ) as Server
    server.keepAliveTimeout = keptOpen
    if (basePath) takeOffBase(server, basePath)
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, config)))
  })
}

/** Some proxies hand on the whole path, others only what is below the base. */
function takeOffBase(server: Server, basePath: string) {
  const takeOff = (incoming: IncomingMessage) => {
    const { url = '' } = incoming
    if (!url.startsWith(basePath) || !/^([/?]|$)/.test(url.slice(basePath.length))) return
    const rest = url.slice(basePath.length)
    incoming.url = rest.startsWith('/') ? rest : `/${rest}`
  }
  // In front of Hono's listener, not beside it: as one of two it would leave refused sockets open.
  for (const event of ['request', 'upgrade']) {
    const [listener] = server.listeners(event)
    if (!listener) continue
    server.removeAllListeners(event)
    server.on(event, (incoming: IncomingMessage, ...rest: unknown[]) => {
      takeOff(incoming)
      listener.call(server, incoming, ...rest)
    })
  }
}

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return cannotStart(`Port ${port} is taken by another program. Stop it, or set PORT.`)
  }
  if (error.code === 'EACCES') {
    return cannotStart(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
  }
  return cannotStart(`Food Pal can't listen on ${host}:${port} (${error.code ?? error.message}).`)
}

function urlOf(server: Server, { host }: Config): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function finish(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
