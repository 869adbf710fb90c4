import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { LiveClient } from '#test/client.ts'
import { test as base, testOnOneEngine } from '#test/harness.ts'
import { Program } from '#test/process.ts'

const test = base.extend<{ program: Program }>({
  program: async ({ household }, use) => {
    const program = await Program.start(household.env)
    await use(program)
    await program.end('SIGKILL')
  },
})

/** A connection that says these words, and nothing more. */
async function speak(program: Program, words: string) {
  const { hostname, port } = new URL(program.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(words)
  return socket
}

const upgrade =
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

const slowBody =
  'POST /api/pantry HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name"'

describe('the program ends', () => {
  test.for([
    ['a socket that never answers', upgrade],
    ['a body that never ends', slowBody],
  ] as const)('with %s', async ([, words], { program }) => {
    const socket = await speak(program, words)
    // Whoever is served after it was there when we stop.
    await program.get('/api/health')
    expect(await program.end('SIGTERM')).toBe(0)
    socket.destroy()
  })

  test('with sockets that do', async ({ program }) => {
    const client = new LiveClient(program.url)
    await client.opened()
    const closed = once(client.socket, 'close')
    expect(await program.end('SIGTERM')).toBe(0)
    expect((await closed)[0]).toBe(1001)
  })
})

testOnOneEngine('what is too large ends its connection, and says so', async ({ app }) => {
  const { status, headers } = await app.post('/api/pantry', 'x'.repeat(1_100_000))
  expect([status, headers.get('Connection')]).toEqual([413, 'close'])
  expect((await app.get('/api/pantry')).status).toBe(200)
})

testOnOneEngine.for(['%00', '%00abc', '%E0%A4%A', 'a%0d%0ab'])(
  'a menu feed named %s does not exist',
  async (name, { app }) => {
    expect((await app.get(`/api/menu-feed/${name}.ics`)).status).toBe(404)
  },
)
