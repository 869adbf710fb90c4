import { setTimeout as wait } from 'node:timers/promises'
import { EventStream, type Reply, usage } from './modelReplies.ts'

/** Failures of a model router and of servers with the same API. */

/** Answers with an error status, and optionally Retry-After. */
export const refuses =
  (status: number, message = 'Refused', { retryAfter, code }: RefusalDetails = {}): Reply =>
  (response) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
    }
    const error = { code: code ?? status, message }
    response.writeHead(status, headers).end(JSON.stringify({ error }))
  }

type RefusalDetails = { retryAfter?: string; code?: number | string }

/** An HTML page of a proxy. */
export const answersHtml =
  (status: number): Reply =>
  (response) => {
    const page = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>'
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(page)
  }

/** Status 200 with an error in the body. */
export const answersErrorWithStatus200 =
  (error: object): Reply =>
  (response) => {
    const body = JSON.stringify({ error })
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  }

/** A redirect, which must not receive the API key. */
export const redirects =
  (location: string): Reply =>
  (response) => {
    response.writeHead(307, { Location: location }).end()
  }

/** Some text, then an error in the stream. */
export const failsInMidStream =
  (error: { code?: number | string; message: string; metadata?: object }, text = ''): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    if (text) await stream.chunk({ content: text })
    await stream.chunk({ finish: 'error', error })
    stream.done()
  }

/** The stream ends with the provider's own finish reason only. */
export const endsWithNativeReasonOnly: Reply = async (response, request) => {
  const stream = new EventStream(response, request)
  await stream.chunk({ native_finish_reason: 'MALFORMED_FUNCTION_CALL' })
  await stream.usage()
  stream.done()
}

/** Ends regularly, without text. */
export const saysNothing: Reply = async (response, request) => {
  const stream = new EventStream(response, request)
  await stream.chunk({ finish: 'stop', usage })
  stream.done()
}

/** Text with another finish reason than 'stop'. */
export const stopsFor =
  (finish: 'length' | 'content_filter' | 'error', text: string): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    if (text) await stream.chunk({ content: text })
    await stream.chunk({ finish, usage })
    stream.done()
  }

/** The connection closes regularly, without a finish reason and [DONE]. */
export const endsEarly =
  (text: string): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    await stream.chunk({ content: text })
    response.end()
  }

/** Complete, except for [DONE]. */
export const endsWithoutDone =
  (text: string): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    await stream.chunk({ content: text })
    await stream.chunk({ finish: 'stop', usage })
    response.end()
  }

export const breaksOff =
  (text: string): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    if (text) await stream.chunk({ content: text })
    stream.breakOff()
  }

export const hangs: Reply = () => {}

/** Some text, then only comments that keep the connection alive. */
export const stalls =
  (text: string): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    if (text) await stream.chunk({ content: text })
    while (await stream.comment()) await wait(20)
  }

export const neverStops: Reply = async (response, request) => {
  const stream = new EventStream(response, request)
  const content = 'on and on '.repeat(10_000)
  let isHeard = true
  while (isHeard) isHeard = await stream.chunk({ content })
}

/** The text arrives byte by byte, so that characters of several bytes are split. */
export const saysByteByByte =
  (text: string): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    const line = JSON.stringify({
      id: 'gen-1',
      choices: [{ index: 0, delta: { content: text }, finish_reason: null }],
    })
    for (const byte of Buffer.from(`data: ${line}\n\n`)) await stream.bytes(Uint8Array.of(byte))
    await stream.chunk({ finish: 'stop', usage })
    stream.done()
  }

const word = 'data: {"choices":[{"delta":{"content":"a"}}]}\n\n'

/** Many tiny events. */
export const trickles =
  (events: number, event = word): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    for (let sent = 0; sent < events; sent += 1_000) {
      if (!(await stream.bytes(event.repeat(1_000)))) return
    }
    await stream.chunk({ finish: 'stop' })
    stream.done()
  }

/** The arguments of a tool call, one digit per event. */
export const tricklesArguments =
  (events: number): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    const opening = { index: 0, id: 'call-1', type: 'function' }
    const begun = { name: 'ADD_PANTRY_ITEMS_TEXT', arguments: '{"items":[' }
    await stream.chunk({ tools: [{ ...opening, function: begun }] })
    const more =
      'data: {"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":"1"}}]}}]}\n\n'
    for (let sent = 0; sent < events; sent += 1_000) {
      if (!(await stream.bytes(more.repeat(1_000)))) return
    }
    await stream.chunk({ finish: 'tool_calls' })
    stream.done()
  }
