import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Reply, says } from './modelReplies.ts'
import { RouterRequest, type SentBody } from './modelRequest.ts'

type Choose = (request: RouterRequest) => Reply

/**
 * An emulated model router over HTTP. Each reply given by `next` is used once, in order; without
 * one, `otherwise` chooses.
 */
export class ModelRouter {
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly #replies: Reply[] = []
  /** Every request for a completion, in order. */
  readonly requests: RouterRequest[] = []
  /** Method and path of every request: 'GET /key'. */
  readonly heard: string[] = []
  /** Completions whose client disconnected before the end of the reply. */
  abandoned = 0
  /** The status of GET /key: 401 for an invalid key. */
  keyStatus = 200
  /** The answer to GET /models; undefined for a server that has no such list. */
  models: object[] | undefined = [{ id: 'google/gemini-2.5-pro', name: 'Gemini 2.5 Pro' }]
  #otherwise: Choose = () => says('All right.')

  static async start(): Promise<ModelRouter> {
    const router = new ModelRouter()
    await new Promise<void>((done) => router.#server.listen(0, '127.0.0.1', done))
    return router
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`
  }

  next(...replies: Reply[]): void {
    this.#replies.push(...replies)
  }

  /** Chooses the reply to a request without a given one. */
  otherwise(choose: Choose): void {
    this.#otherwise = choose
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '').replace(/^\/api\/v1/, '')
    this.heard.push(`${request.method} ${path}`)
    if (path === '/chat/completions' && request.method === 'POST') {
      const body: SentBody = JSON.parse(await textFrom(request))
      const sent = new RouterRequest(request.headers, body)
      this.requests.push(sent)
      response.once('close', () => {
        if (!response.writableFinished) this.abandoned += 1
      })
      const reply = this.#replies.shift() ?? this.#otherwise(sent)
      await reply(response, sent)
    } else if (path === '/key') {
      const data = { label: 'test', limit: null, usage: 0 }
      json(response, this.keyStatus, this.keyStatus === 200 ? { data } : { error: {} })
    } else if (path === '/models' && this.models) {
      json(response, 200, { data: this.models })
    } else {
      json(response, 404, { error: { code: 404, message: 'Not Found' } })
    }
  }
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

async function textFrom(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}
