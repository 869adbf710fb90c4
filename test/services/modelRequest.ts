import type { IncomingHttpHeaders } from 'node:http'

type Content = string | { type: string; text?: string; image_url?: { url: string } }[] | null

type SentMessage = {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: Content
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
  tool_call_id?: string
}

type SentTool = {
  type: 'function'
  function: { name: string; description?: string; parameters: Record<string, unknown> }
}

/** The parts of POST /chat/completions that tests look at. */
export type SentBody = {
  model: string
  messages: SentMessage[]
  stream?: boolean
  tools?: SentTool[]
  [setting: string]: unknown
}

export class RouterRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: SentBody

  constructor(headers: IncomingHttpHeaders, body: SentBody) {
    this.headers = headers
    this.body = body
  }

  /** The last user message. */
  get said(): string {
    return textOf(this.body.messages.findLast(({ role }) => role === 'user')?.content ?? null)
  }

  get system(): string {
    return textOf(this.body.messages.find(({ role }) => role === 'system')?.content ?? null)
  }

  get toolNames(): string[] {
    return (this.body.tools ?? []).map((tool) => tool.function.name)
  }

  get toolResults(): string[] {
    return this.body.messages
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => textOf(content))
  }
}

const textOf = (content: Content): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('')
