import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/calls.ts'
import { type RequestOptions, request } from './request.ts'

type Params<Name extends string> = Record<Name, string | number>

type Input = { body?: unknown; params?: Params<string> }

/** Sends a call. What comes back is what the server's side of the same contract answers. */
export function send<A>(call: Call<A>, input?: undefined, options?: RequestOptions): Promise<A>
export function send<A, Param extends string>(
  call: Call<A, undefined, undefined, Param>,
  input: { params: Params<Param> },
): Promise<A>
export function send<A, Body>(
  call: Call<A, Body>,
  input: { body: Body },
  options?: RequestOptions,
): Promise<A>
export function send<A, Body, Param extends string>(
  call: Call<A, Body, undefined, Param>,
  input: { params: Params<Param>; body: Body },
): Promise<A>
export function send(
  { method, path }: Call<unknown, unknown, unknown, string>,
  { params = {}, body }: Input = {},
  options?: RequestOptions,
): Promise<unknown> {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  return request(method, filled, body, options)
}

/** A call that reads, and its place in the cache: live messages about the topic re-read it. */
export const callQuery = <A>(topic: string, { path }: Call<A>) => pathQuery<A>(topic, path)

/** The same for a call that asks for something. */
export const askQuery = <A, Query extends object>(
  topic: string,
  { path }: Call<A, undefined, Query>,
  query: Query,
) => pathQuery<A>(topic, withQuery(path, query))

export const withQuery = (path: string, query: object) =>
  `${path}?${new URLSearchParams(Object.entries(query))}`

const pathQuery = <A>(topic: string, path: string) =>
  queryOptions({
    queryKey: [topic, path],
    queryFn: ({ signal }) => request('GET', path, undefined, { signal }) as Promise<A>,
  })
