import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Reply, says } from './modelReplies.ts'
import { RouterRequest, type SentBody } from './modelRequest.ts'

type Choose = (request: RouterRequest) => Reply

/**
 * A model router over real HTTP, without a model: it replies what it is told. A reply is used once,
 * in the order in which they were given; without one, `otherwise` chooses.
 */
export class ModelRouter {
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly #replies: Reply[] = []
  /** Every completion that was asked for, in order. */
  readonly requests: RouterRequest[] = []
  /** Of every request: 'GET /key'. */
  readonly heard: string[] = []
  /** Completions whose caller hung up before the reply was over. */
  abandoned = 0
  /** What GET /key answers: 401 is a key that is not taken. */
  keyStatus = 200
  #otherwise: Choose = () => says('All right.')

  static async start(): Promise<ModelRouter> {
    const router = new ModelRouter()
    await new Promise<void>((done) => router.#server.listen(0, '127.0.0.1', done))
    return router
  }

  /** What AI_BASE_URL is set to. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`
  }

  /** The replies to the next requests, one each. */
  next(...replies: Reply[]): void {
    this.#replies.push(...replies)
  }

  /** The reply to any request that nothing was given for, by what it says. */
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
    } else if (path === '/models') {
      json(response, 200, { data: [{ id: 'google/gemini-2.5-pro', name: 'Gemini 2.5 Pro' }] })
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
