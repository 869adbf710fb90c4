import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { Call, Method } from '#shared/calls.ts'
import { readInput, readQuery } from './input.ts'

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

/** A schema for what a call sends: it must take whatever the screens may send. */
type SchemaFor<Sent, Schema extends z.ZodType> = Sent extends z.input<Schema> ? Schema : never

/** Answers a call: what the handler returns is what the contract says the answer is. */
export function answer<Answer, Param extends string>(
  call: Call<Answer, unknown, unknown, Param>,
  handler: (c: Context) => Answer | Promise<Answer>,
): Route {
  return new Route(call, async (c) => c.json(await handler(c)))
}

/** The same for a call that sends something, which the schema checks first. */
export function answerBody<Answer, Body, Param extends string, Schema extends z.ZodType>(
  call: Call<Answer, Body, undefined, Param>,
  schema: SchemaFor<Body, Schema>,
  handler: (body: z.output<Schema>, c: Context) => Answer | Promise<Answer>,
): Route {
  return new Route(call, async (c) => c.json(await handler(await readInput(c, schema), c)))
}

/** The same for a call that asks for something after the `?`. */
export function answerQuery<Answer, Query, Param extends string, Schema extends z.ZodType>(
  call: Call<Answer, undefined, Query, Param>,
  schema: SchemaFor<Query, Schema>,
  handler: (query: z.output<Schema>, c: Context) => Answer | Promise<Answer>,
): Route {
  return new Route(call, async (c) => c.json(await handler(readQuery(c, schema), c)))
}

/** What answers with something else than JSON, or is no call of our screens. */
export const respond = (method: Method, path: string, handler: Handler) =>
  new Route({ method, path }, handler)

export function routes(...parts: (Route | Route[])[]): Hono {
  const app = new Hono()
  for (const { method, path, handlers } of parts.flat()) app.on(method, [path], ...handlers)
  return app
}
