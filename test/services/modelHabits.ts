import { EventStream, type Reply, type ToolCall } from './modelReplies.ts'

/** What servers at home do with the API of OpenAI, each in its own way. */

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`
const delta = (said: object, finish: string | null = null) => ({
  choices: [{ delta: said, finish_reason: finish }],
})

/** Ollama: each call whole in a chunk, all of them number 0, no usage. */
export const ollamaCalls =
  (...wanted: ToolCall[]): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    for (const [n, { name, input }] of wanted.entries()) {
      const called = { name, arguments: JSON.stringify(input) }
      const call = { id: `call_${n}_x`, index: 0, type: 'function', function: called }
      await stream.bytes(event(delta({ role: 'assistant', content: '', tool_calls: [call] })))
    }
    await stream.bytes(event(delta({ content: '' }, 'stop')))
    stream.done()
  }

/** Older servers: neither index nor id, arguments as an object, and no finish reason. */
export const bareCalls =
  (...wanted: ToolCall[]): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    for (const { name, input } of wanted)
      await stream.bytes(event(delta({ tool_calls: [{ function: { name, arguments: input } }] })))
    stream.done()
  }

/** One JSON answer, although a stream was asked for. */
export const answersWhole =
  (message: object, finish = 'stop'): Reply =>
  (response) => {
    const body = {
      choices: [{ message: { role: 'assistant', ...message }, finish_reason: finish }],
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

/** Text in pieces with an end of the server's own, without usage, index and id. */
export const saysInOwnWay =
  (finish: string, ...pieces: string[]): Reply =>
  async (response, request) => {
    const stream = new EventStream(response, request)
    for (const content of pieces) await stream.bytes(event(delta({ content })))
    await stream.bytes(event(delta({}, finish)))
    stream.done()
  }
