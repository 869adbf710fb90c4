import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Call, Method } from '#shared/endpoint.ts'
import { readInput } from './input.ts'

export class Route {
  readonly method: Method
  readonly path: string
  readonly handlers: Handler[]

  constructor({ method, path }: { method: Method; path: string }, ...handlers: Handler[]) {
    this.method = method
    this.path = path
    this.handlers = handlers
  }

  /** Adds middleware, such as one that sets an ETag. */
  withMiddleware = (middleware: MiddlewareHandler) => new Route(this, middleware, ...this.handlers)
}

/** Answers a call with JSON of the type in its contract. */
export const answer = <Answer, Param extends string>(
  call: Call<Answer, unknown, Param>,
  handler: (c: Context) => Answer | Promise<Answer>,
) => new Route(call, async (c) => c.json(await handler(c)))

/** Answers a call with input. The schema must accept all that the contract lets screens send. */
export const answerInput = <Answer, Input, Param extends string, Schema extends z.ZodType>(
  call: Call<Answer, Input, Param>,
  schema: Input extends z.input<Schema> ? Schema : never,
  handler: (input: z.output<Schema>, c: Context) => Answer | Promise<Answer>,
) => answer(call, async (c) => handler(await readInput(c, schema), c))

export const respond = (method: Method, path: string, handler: Handler) =>
  new Route({ method, path }, handler)

export function routes(...parts: (Route | Route[])[]): Hono {
  const app = new Hono()
  for (const { method, path, handlers } of parts.flat()) {
    // Other paths would bypass the sign-in and the body limits.
    if (!path.startsWith('/api/')) throw new Error(`${path} does not begin with /api/`)
    app.on(method, [path], ...handlers)
  }
  return app
}
