import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Call, Method } from '#shared/endpoint.ts'
import { readInput } from './input.ts'

/** One line in a feature's table of contents. */
export class Route {
  readonly method: Method
  readonly path: string
  readonly handlers: Handler[]

  constructor({ method, path }: { method: Method; path: string }, ...handlers: Handler[]) {
    this.method = method
    this.path = path
    this.handlers = handlers
  }

  /** With something around the answer, such as its ETag. */
  after = (middleware: MiddlewareHandler) => new Route(this, middleware, ...this.handlers)
}

/** Answers a call: what the handler returns is what the contract says the answer is. */
export const answer = <Answer, Param extends string>(
  call: Call<Answer, unknown, Param>,
  handler: (c: Context) => Answer | Promise<Answer>,
) => new Route(call, async (c) => c.json(await handler(c)))

/** The same for a call with an input. The schema checks it, and takes whatever screens may send. */
export const answerInput = <Answer, Input, Param extends string, Schema extends z.ZodType>(
  call: Call<Answer, Input, Param>,
  schema: Input extends z.input<Schema> ? Schema : never,
  handler: (input: z.output<Schema>, c: Context) => Answer | Promise<Answer>,
) => answer(call, async (c) => handler(await readInput(c, schema), c))

/** What answers with something else than JSON, or is no call of our screens. */
export const respond = (method: Method, path: string, handler: Handler) =>
  new Route({ method, path }, handler)

export function routes(...parts: (Route | Route[])[]): Hono {
  const app = new Hono()
  for (const { method, path, handlers } of parts.flat()) {
    // Anything else would stand outside the sign-in and the limits of what can be sent.
    if (!path.startsWith('/api/')) throw new Error(`${path} does not begin with /api/`)
    app.on(method, [path], ...handlers)
  }
  return app
}
