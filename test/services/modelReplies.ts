import type { ServerResponse } from 'node:http'
import type { RouterRequest } from './modelRequest.ts'

export type Reply = (response: ServerResponse, request: RouterRequest) => void | Promise<void>

/** Delays a reply until it is opened. */
export class Gate {
  readonly #opened = Promise.withResolvers<void>()
  readonly opened = this.#opened.promise
  open = () => this.#opened.resolve()
}

export type ToolCall = {
  name: string
  /** The arguments, or their text if it is to be invalid JSON. */
  input: object | string
}

type Finish = 'stop' | 'tool_calls' | 'length' | 'content_filter' | 'error' | null

type Chunk = {
  content?: string
  tools?: object[]
  finish?: Finish
  [field: string]: unknown
}

export const usage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }

const head = (model: string) => ({ id: 'gen-1', created: 1_763_200_000, model, provider: 'Google' })

/** One event of a stream. Other fields than content, tools and finish stand beside the choices. */
function chunkText(model: string, { content, tools, finish = null, ...others }: Chunk): string {
  const delta = { role: 'assistant', content: content ?? '', ...(tools && { tool_calls: tools }) }
  const choices = [{ index: 0, delta, finish_reason: finish, logprobs: null }]
  const chunk = { ...head(model), object: 'chat.completion.chunk', choices, ...others }
  return `data: ${JSON.stringify(chunk)}\n\n`
}

/** An event stream whose pieces are sent separately. */
export class EventStream {
  readonly #response: ServerResponse
  readonly #model: string

  constructor(response: ServerResponse, request: RouterRequest) {
    this.#response = response
    this.#model = request.body.model
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    // Without a delay that would join small pieces.
    response.socket?.setNoDelay(true)
  }

  /**
   * Waits until the piece is sent, so that pieces don't arrive as one. False if the client is gone.
   */
  bytes = (piece: string | Uint8Array) =>
    new Promise<boolean>((sent) => this.#response.write(piece, (error) => sent(!error)))

  chunk = (chunk: Chunk) => this.bytes(chunkText(this.#model, chunk))
  comment = () => this.bytes(': OPENROUTER PROCESSING\n\n')
  /** The chunk without choices that carries the usage. */
  usage = () =>
    this.bytes(
      `data: ${JSON.stringify({ ...head(this.#model), object: 'chat.completion.chunk', choices: [], usage })}\n\n`,
    )
  done = () => void this.#response.end('data: [DONE]\n\n')
  breakOff = () => void this.#response.destroy()
}

/** Text in pieces; a gate delays the next one. */
export const says =
  (...pieces: (string | Gate)[]): Reply =>
  async (response, request) => {
    if (!request.body.stream) {
      const content = pieces.filter((piece) => typeof piece === 'string').join('')
      complete(response, request, { content }, 'stop')
      return
    }
    const stream = new EventStream(response, request)
    await stream.comment()
    for (const piece of pieces) {
      if (typeof piece === 'string') await stream.chunk({ content: piece })
      else await piece.opened
    }
    await stream.chunk({ finish: 'stop', native_finish_reason: 'STOP' })
    await stream.usage()
    stream.done()
  }

/** Delays a reply's first byte. */
export const after =
  (gate: Gate, reply: Reply): Reply =>
  async (response, request) => {
    await gate.opened
    await reply(response, request)
  }

/** Tool calls, each in one chunk. */
export const calls =
  (...wanted: ToolCall[]): Reply =>
  async (response, request) => {
    if (!request.body.stream) {
      const tool_calls = wanted.map((call, index) => opening(call, index, argumentsOf(call)))
      complete(response, request, { content: null, tool_calls }, 'tool_calls')
      return
    }
    const stream = new EventStream(response, request)
    for (const [index, call] of wanted.entries())
      await stream.chunk({ tools: [opening(call, index, argumentsOf(call))] })
    await stream.chunk({ finish: 'tool_calls' })
    await stream.usage()
    stream.done()
  }

/** Tool calls whose arguments arrive interleaved, a few characters at a time. */
export const callsInPieces =
  (...wanted: ToolCall[]): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    for (const [index, call] of wanted.entries())
      await stream.chunk({ tools: [opening(call, index, '')] })
    const texts = wanted.map(argumentsOf)
    const longest = Math.max(...texts.map((text) => text.length))
    for (let at = 0; at < longest; at += 5) {
      for (const [index, text] of texts.entries()) {
        const piece = text.slice(at, at + 5)
        if (piece) await stream.chunk({ tools: [{ index, function: { arguments: piece } }] })
      }
    }
    await stream.chunk({ finish: 'tool_calls', usage })
    stream.done()
  }

const argumentsOf = ({ input }: ToolCall) =>
  typeof input === 'string' ? input : JSON.stringify(input)

const opening = ({ name }: ToolCall, index: number, text: string) => ({
  index,
  id: `call_${index}`,
  type: 'function',
  function: { name, arguments: text },
})

function complete(response: ServerResponse, request: RouterRequest, message: object, why: Finish) {
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: why }]
  const body = { ...head(request.body.model), object: 'chat.completion', choices, usage }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
