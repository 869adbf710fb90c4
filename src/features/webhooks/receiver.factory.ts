import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Heard = { headers: IncomingHttpHeaders; body: string }

/** A program elsewhere that takes messages, or doesn't. */
export class Receiver {
  readonly heard: Heard[] = []
  /** How the next message is answered: a status, or not at all. */
  answer: number | 'hangs' | ((response: ServerResponse) => void) = 204
  #waiting: (() => void)[] = []

  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    this.heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    if (typeof this.answer === 'function') this.answer(response)
    else if (this.answer !== 'hangs') response.writeHead(this.answer).end()
    for (const tell of this.#waiting.splice(0)) tell()
  })

  static async start(): Promise<Receiver> {
    const receiver = new Receiver()
    await new Promise<void>((done) => receiver.#server.listen(0, '127.0.0.1', done))
    return receiver
  }

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`
  }

  get messages() {
    return this.heard.map(({ body }) => JSON.parse(body).data)
  }

  /** Waits until so many messages came. */
  async hears(count: number) {
    while (this.heard.length < count) {
      await new Promise<void>((tell) => this.#waiting.push(tell))
    }
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }
}

/** As the rules of standardwebhooks.com have it. */
export function signatureOf({ headers, body }: Heard, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
