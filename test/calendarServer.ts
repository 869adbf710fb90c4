import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export class CalendarServer {
  readonly #server = createServer((request, response) => this.#respond(request, response))
  readonly #answers = new Map<string, Answer>()
  /** Every request, in order. */
  readonly heard: IncomingMessage[] = []

  static async start(): Promise<CalendarServer> {
    const calendars = new CalendarServer()
    await new Promise<void>((done) => calendars.#server.listen(0, '127.0.0.1', done))
    return calendars
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  url = (path: string) => `http://127.0.0.1:${this.port}${path}`

  /** Answers a path with a calendar file, or by a function. */
  serve(path: string, answer: string | Answer): string {
    const text: Answer = (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/calendar' }).end(answer)
    this.#answers.set(path, typeof answer === 'string' ? text : answer)
    return this.url(path)
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }

  #respond(request: IncomingMessage, response: ServerResponse) {
    this.heard.push(request)
    const answer = this.#answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  }
}

export const icsFile = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )

export const icsEvent = (summary: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${summary}@test`, `SUMMARY:${summary}`, ...lines, 'END:VEVENT'].join('\r\n')
