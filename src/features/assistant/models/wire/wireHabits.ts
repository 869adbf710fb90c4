import { EventSourceParserStream } from 'eventsource-parser/stream'

/**
 * Servers with the API of OpenAI take it lightly. This converts their answers to what the SDK
 * reads: chunks with index, id, arguments as text and a known finish reason; one JSON answer where
 * a stream was asked for.
 */

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

const finishReasons: Record<string, string> = {
  eos: 'stop',
  eos_token: 'stop',
  end_turn: 'stop',
  stop_sequence: 'stop',
  done: 'stop',
  complete: 'stop',
  max_tokens: 'length',
  max_length: 'length',
  function_call: 'tool_calls',
  tool_use: 'tool_calls',
  tool_call: 'tool_calls',
}

/** Converts the chunks of one answer. */
class Answer {
  /** Ids of the calls so far, by index. */
  readonly #calls: string[] = []
  #hasText = false
  #isFinished = false

  /** The chunk as the SDK reads it; what is no chunk, such as an error, stays as it is. */
  chunk(given: unknown): unknown {
    if (!isObject(given) || !Array.isArray(given.choices)) return given
    return { ...given, choices: listOf(given.choices).map((choice) => this.#choice(choice)) }
  }

  /** The chunk that a server forgot: an answer without a finish reason is one that is complete. */
  missingEnd(): unknown {
    const isAnswer = this.#hasText || this.#calls.length > 0
    if (this.#isFinished || !isAnswer) return undefined
    return { choices: [{ index: 0, delta: {}, finish_reason: this.#reason('stop') }] }
  }

  #choice({ delta, message, finish_reason: reason, ...choice }: Json): Json {
    const said = isObject(delta) ? delta : isObject(message) ? message : {}
    const { content, thinking, tool_calls: calls, function_call: call, ...others } = said
    const all = [...listOf(calls), ...(isObject(call) ? [{ function: call }] : [])]
    const text = textOf(content)
    if (text) this.#hasText = true
    const converted = all.map((each) => this.#call(each))
    const tidy = {
      ...others,
      ...(text !== undefined && { content: text }),
      ...(typeof thinking === 'string' && { reasoning_content: thinking }),
      ...(converted.length > 0 && { tool_calls: converted }),
    }
    if (typeof reason !== 'string') return { index: 0, ...choice, delta: tidy }
    this.#isFinished = true
    return { index: 0, ...choice, delta: tidy, finish_reason: this.#reason(reason) }
  }

  /**
   * A piece without an index belongs to the last call, unless it names a new one. Ollama numbers
   * every call 0, so a name with another id is a new one, too.
   */
  #call({ index, id, function: called, ...others }: Json): Json {
    const { name, arguments: input } = isObject(called) ? called : {}
    const isNew = typeof name === 'string' && name !== ''
    const last = Math.max(0, this.#calls.length - 1)
    const other = typeof index === 'number' ? this.#calls[index] : undefined
    const isKnown = other !== undefined && isNew && typeof id === 'string' && id !== other
    const numbered = typeof index === 'number' && !isKnown ? index : undefined
    const at = numbered ?? (isNew ? this.#calls.length : last)
    this.#calls[at] ??= typeof id === 'string' && id !== '' ? id : `call_${at}`
    const text = typeof input === 'string' || input == null ? input : JSON.stringify(input)
    return {
      type: 'function',
      ...others,
      index: at,
      id: this.#calls[at],
      function: { ...(isNew && { name }), arguments: text ?? '' },
    }
  }

  /** Calls may end with 'stop', which the SDK reads as an answer in words. */
  #reason(reason: string): string {
    const known = finishReasons[reason.toLowerCase()] ?? reason.toLowerCase()
    return known === 'stop' && this.#calls.length > 0 ? 'tool_calls' : known
  }
}

/** Content is text, or a list of parts with text. */
function textOf(content: unknown): string | undefined {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  return listOf(content)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('')
}

const event = (chunk: unknown) => `data: ${JSON.stringify(chunk)}\n\n`
const end = 'data: [DONE]\n\n'

/** The stream of a server, chunk by chunk as the SDK reads it. */
export function tidyStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const answer = new Answer()
  return body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .pipeThrough(
      new TransformStream<{ data: string }, string>({
        transform({ data }, controller) {
          if (data.trim() === '[DONE]') {
            const missing = answer.missingEnd()
            controller.enqueue(missing ? event(missing) + end : end)
          } else controller.enqueue(`data: ${tidyJson(data, answer)}\n\n`)
        },
      }),
    )
    .pipeThrough(new TextEncoderStream())
}

function tidyJson(data: string, answer: Answer): string {
  try {
    return JSON.stringify(answer.chunk(JSON.parse(data)))
  } catch {
    // The SDK says what is wrong with it.
    return data.replaceAll('\n', ' ')
  }
}

/** A whole answer as a stream, or undefined if it is none. */
export function streamOfWhole(text: string): string | undefined {
  try {
    const whole: unknown = JSON.parse(text)
    if (!isObject(whole) || !Array.isArray(whole.choices)) return undefined
    const answer = new Answer()
    const chunk = answer.chunk(whole)
    const missing = answer.missingEnd()
    return event(chunk) + (missing ? event(missing) : '') + end
  } catch {
    return undefined
  }
}
