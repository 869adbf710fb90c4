import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** PostgreSQL's error message for a refused query, followed by 'ready for query'. */
const refusal = (() => {
  const fields = Buffer.from('SERROR\0C0A000\0Mcannot execute this here\0\0')
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields, Buffer.from('Z\0\0\0\x05I', 'latin1')])
})()

type Link = { client: Socket; server: Socket }

/** A proxy between the program and PostgreSQL that simulates failures of networks and servers. */
export class TcpProxy {
  readonly url: string
  readonly #server: Server
  readonly #links: Set<Link>
  #frozen = false
  #refused: string | undefined
  #cutAfter: string | undefined
  refusals = 0

  private constructor(server: Server, url: string, links: Set<Link>) {
    this.#server = server
    this.url = url
    this.#links = links
  }

  static async start(databaseUrl: string): Promise<TcpProxy> {
    const target = new URL(databaseUrl)
    const links = new Set<Link>()
    const server = createServer({ pauseOnConnect: true })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = new URL(databaseUrl)
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const proxy = new TcpProxy(server, url.href, links)
    server.on('connection', (client) =>
      proxy.#link(client, connect(Number(target.port), target.hostname)),
    )
    return proxy
  }

  #link(client: Socket, server: Socket) {
    const link = { client, server }
    this.#links.add(link)
    const end = () => {
      client.destroy()
      server.destroy()
      this.#links.delete(link)
    }
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
    client.on('data', (data) => {
      const text = data.toString('latin1')
      if (this.#refused && text.includes(this.#refused)) {
        this.refusals += 1
        client.write(refusal)
        return
      }
      server.write(data)
      if (this.#cutAfter && text.includes(this.#cutAfter)) {
        this.#cutAfter = undefined
        // The server gets the query, but its answer is lost.
        client.destroy()
        server.end()
      }
    })
    server.on('data', (data) => client.write(data))
    if (this.#frozen) server.pause()
    else client.resume()
  }

  get open() {
    return this.#links.size
  }

  /** Breaks all connections at once. */
  cut() {
    for (const { client } of this.#links) client.resetAndDestroy()
  }

  /** Stops all traffic without closing connections. */
  freeze() {
    this.#frozen = true
    for (const { client, server } of this.#links) {
      client.pause()
      server.pause()
    }
  }

  thaw() {
    this.#frozen = false
    for (const { client, server } of this.#links) {
      client.resume()
      server.resume()
    }
  }

  /** Answers queries with these words with an error; undefined ends that. */
  refuse(words: string | undefined) {
    this.#refused = words
  }

  /** Loses the answer to the next query with these words. */
  cutAfter(words: string) {
    this.#cutAfter = words
  }

  /** Takes the server away and brings it back at the same port. */
  async away(during: () => Promise<void>) {
    const { port } = this.#server.address() as AddressInfo
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.cut()
    await closed
    await during()
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async stop() {
    this.#server.close()
    this.cut()
  }
}
