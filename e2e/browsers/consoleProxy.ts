import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

const reported = '/walk/console'

/** Reports console errors to the proxy, from before the page's first script. */
function report(path: string) {
  const tell = (said: unknown[]) => {
    navigator.sendBeacon(path, said.map(String).join(' '))
  }
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...said: unknown[]) => {
      tell(said)
      say(...said)
    }
  }
  // WebKit reports this as an error, though observers only run a frame later.
  const isLater = (message: string) => message.startsWith('ResizeObserver loop')
  addEventListener('error', ({ message }) => isLater(message) || tell([message]))
  addEventListener('unhandledrejection', (event) => tell([event.reason]))
  addEventListener('securitypolicyviolation', (event) =>
    tell(['Blocked by the policy:', event.violatedDirective, event.blockedURI]),
  )
}

/**
 * A proxy between the browser and the program that collects console errors, which WebKit's driver
 * does not report.
 */
export class ConsoleProxy {
  readonly url: string
  readonly #server: Server
  #errors: string[] = []

  private constructor(server: Server, target: URL) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('request', (asked, answer) => {
      if (asked.url === reported) {
        text(asked).then(
          (said) => this.#errors.push(said),
          () => {},
        )
        answer.writeHead(204).end()
        return
      }
      const { method, url: path, headers } = asked
      const isPage = headers.accept?.includes('text/html')
      const passed = request(new URL(path ?? '/', target), {
        method,
        headers: { ...headers, ...(isPage && { 'accept-encoding': 'identity' }) },
      })
      passed.on('response', async (got: IncomingMessage) => {
        if (!got.headers['content-type']?.startsWith('text/html')) {
          answer.writeHead(got.statusCode ?? 502, got.headers)
          got.pipe(answer)
          return
        }
        const { 'content-length': _length, ...others } = got.headers
        answer.writeHead(got.statusCode ?? 502, others).end(withReport(await text(got)))
      })
      // If the program does not answer, the browser must not get an answer, either.
      passed.on('error', () => asked.socket.destroy())
      asked.pipe(passed)
    })
    server.on('upgrade', (asked: IncomingMessage, client: Socket, head: Buffer) => {
      const socket = connect(Number(target.port), target.hostname)
      const lines = asked.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      )
      socket.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      socket.write(head)
      client.pipe(socket).pipe(client)
      for (const each of [client, socket]) {
        each
          .on('error', () => {})
          .on('close', () => {
            client.destroy()
            socket.destroy()
          })
      }
    })
  }

  static async start(origin: string): Promise<ConsoleProxy> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new ConsoleProxy(server, new URL(origin))
  }

  errors(): string[] {
    const heard = this.#errors
    this.#errors = []
    return heard
  }

  async close() {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

function withReport(html: string): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1]
  const script = `(${report})(${JSON.stringify(reported)})`
  return html.replace('<head>', `<head><script nonce="${nonce}">${script}</script>`)
}
