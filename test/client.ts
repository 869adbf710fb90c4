import { WebSocket } from 'ws'
import { checkAnswer } from './declaredAnswers.ts'

export type Answer<T> = { status: number; headers: Headers; body: T }

export class Client {
  /** Whether each answer is held against its declaration; that takes time, which a bench would measure. */
  static checksAnswers = true
  readonly url: string
  readonly headers: Record<string, string>

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url
    this.headers = headers
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted field by field
  async send<T = any>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: this.headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isData = text !== '' && isJson(response)
    const answer = isData ? JSON.parse(text) : text || undefined
    if (Client.checksAnswers && isData && response.ok) checkAnswer(method, path, answer)
    return { status: response.status, headers: response.headers, body: answer as T }
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  get = <T = any>(path: string) => this.send<T>('GET', path)
  post = (path: string, body?: unknown) => this.send('POST', path, body)
  put = (path: string, body?: unknown) => this.send('PUT', path, body)
  delete = (path: string) => this.send('DELETE', path)

  with = (headers: Record<string, string>) => new Client(this.url, { ...this.headers, ...headers })
}

const isJson = ({ headers }: Response) => headers.get('Content-Type')?.includes('json')

/** Receives live messages. `next` waits for a message that was not taken yet. */
export class LiveClient {
  readonly socket: WebSocket
  readonly #heard: string[] = []
  #waiting: ((message: string) => void) | undefined

  constructor(url: string, headers: Record<string, string> = {}, query = '') {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws${query}`, { headers })
    this.socket.on('message', (data) => {
      const message = String(data)
      if (this.#waiting) this.#waiting(message)
      else this.#heard.push(message)
      this.#waiting = undefined
    })
  }

  /** 'open', or the HTTP status of the refusal. */
  opened = () =>
    new Promise<'open' | number>((resolve) => {
      this.socket.once('open', () => resolve('open'))
      this.socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0)
        this.socket.terminate()
      })
      this.socket.on('error', () => {})
    })

  next = async () => {
    const message = this.#heard.shift()
    return JSON.parse(message ?? (await new Promise<string>((take) => (this.#waiting = take))))
  }
}
