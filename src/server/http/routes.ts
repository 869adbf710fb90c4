import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Call, Method } from '#shared/endpoint.ts'
import { readInput } from './input.ts'

/** What a route tells the reference of calls beyond its address. */
type About = {
  /** What its input must look like. */
  input?: z.ZodType
  /** The content type of an answer that is not JSON. */
  content?: string
}

export class Route {
  readonly method: Method
  readonly path: string
  readonly handlers: Handler[]
  about: About = {}

  constructor({ method, path }: { method: Method; path: string }, ...handlers: Handler[]) {
    this.method = method
    this.path = path
    this.handlers = handlers
  }

  /** Adds middleware, such as one that sets an ETag. */
  withMiddleware = (middleware: MiddlewareHandler) =>
    new Route(this, middleware, ...this.handlers).with(this.about)

  with(about: About) {
    this.about = { ...this.about, ...about }
    return this
  }
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
) => answer(call, async (c) => handler(await readInput(c, schema), c)).with({ input: schema })

/** Answers with something else than JSON. */
export const respond = (method: Method, path: string, content: string, handler: Handler) =>
  new Route({ method, path }, handler).with({ content })

const told = new WeakMap<object, About>()

/** Undefined for what is no call, such as middleware. */
export const aboutRoute = (handler: object): About | undefined => told.get(handler)

export function routes(...parts: (Route | Route[])[]): Hono {
  const app = new Hono()
  for (const { method, path, handlers, about } of parts.flat()) {
    // Other paths would bypass the sign-in and the body limits.
    if (!path.startsWith('/api/')) throw new Error(`${path} does not begin with /api/`)
    app.on(method, [path], ...handlers)
    for (const handler of handlers.slice(-1)) told.set(handler, about)
  }
  return app
}
