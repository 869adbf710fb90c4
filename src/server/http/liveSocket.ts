import { upgradeWebSocket } from '@hono/node-server'
import type { Context } from 'hono'
import type { WebSocket, WebSocketServer } from 'ws'
import { closedBySignOut } from '#shared/liveMessage.ts'
import type { Live } from '../liveMessages.ts'
import { isSignOut } from './sessions.ts'

const checkEvery = 30_000

/** /ws sends live messages, with `?missed=` also those of the milliseconds before. */
export function liveSocket(
  live: Live,
  isSignedIn: (c: Context) => Promise<boolean>,
  onOpened: () => void,
) {
  return upgradeWebSocket((c) => {
    const missed = Number(c.req.query('missed')) || 0
    let unsubscribe = () => {}
    return {
      onOpen: (_event, socket) => {
        onOpened()
        unsubscribe = live.subscribe(async (message) => {
          if (!isSignOut(message)) socket.send(message)
          else if (!(await isSignedIn(c).catch(() => false))) socket.close(closedBySignOut)
        }, missed)
      },
      onClose: () => unsubscribe(),
      onError: () => unsubscribe(),
    }
  })
}

/** A phone that lost its network never closes its socket: one that misses a ping is dropped. */
export function dropSilentSockets(sockets: WebSocketServer): () => void {
  const responsive = new WeakSet<WebSocket>()
  sockets.on('connection', (socket) => {
    responsive.add(socket)
    socket.on('pong', () => responsive.add(socket))
  })
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!responsive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, checkEvery)
  timer.unref()
  return () => clearInterval(timer)
}
