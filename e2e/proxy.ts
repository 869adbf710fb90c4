import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

interface ProxyOptions {
  /** What it answers at, handed on or taken off, as proxies are set up in either way. */
  prefix: string
  strips: boolean
}

/** A proxy in front of the program, which calls it by another name, as nginx does by itself. */
export async function startProxy({ prefix, strips }: ProxyOptions) {
  let target = new URL('http://localhost')
  const isOurs = (url = '') => url === prefix || url.startsWith(`${prefix}/`)
  const handedOn = ({ url = '' }: IncomingMessage) => (strips ? url.slice(prefix.length) : url)

  const server = createServer((incoming, answer) => {
    if (!isOurs(incoming.url)) return answer.writeHead(404).end('Not here')
    const { method, headers } = incoming
    const sent = request(
      new URL(handedOn(incoming) || '/', target),
      { method, headers: { ...headers, host: target.host } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    sent.on('error', () => answer.writeHead(502).end())
    incoming.pipe(sent)
  })
  server.on('upgrade', (incoming, socket, first) => {
    if (!isOurs(incoming.url)) return socket.destroy()
    const upstream = connect(Number(target.port), target.hostname, () => {
      const headers = Object.entries({ ...incoming.headers, host: target.host })
      upstream.write(`GET ${handedOn(incoming)} HTTP/1.1\r\n`)
      upstream.write(`${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`)
      upstream.write(first)
      socket.pipe(upstream).pipe(socket)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${prefix}`,
    leadTo: (url: string) => {
      target = new URL(url)
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
