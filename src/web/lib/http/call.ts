import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { type RequestOptions, request } from './request.ts'

type Params<Name extends string> = Record<Name, string | number>

/** Sends a call; the answer has the type that the endpoint's contract promises. */
export function send<A>(call: Call<A>, given?: undefined, options?: RequestOptions): Promise<A>
export function send<A, Param extends string>(
  call: Call<A, undefined, Param>,
  given: { params: Params<Param> },
  options?: RequestOptions,
): Promise<A>
export function send<A, Input>(
  call: Call<A, Input>,
  given: { input: Input },
  options?: RequestOptions,
): Promise<A>
export function send<A, Input, Param extends string>(
  call: Call<A, Input, Param>,
  given: { params: Params<Param>; input: Input },
  options?: RequestOptions,
): Promise<A>
export function send(
  { method, path }: Call<unknown, unknown, string>,
  { params = {}, input }: { params?: Params<string>; input?: object | undefined } = {},
  options?: RequestOptions,
): Promise<unknown> {
  const address = fillPath(path, params)
  return method === 'GET' && input
    ? request(method, withQuery(address, input), undefined, options)
    : request(method, address, input, options)
}

/** Query options of a reading call; live messages about the topic refetch it. */
export const endpointQuery = <A, Input extends object | undefined>(
  topic: string,
  { path }: Call<A, Input>,
  ...[input]: Input extends object ? [Input] : []
) => {
  const address = input ? withQuery(path, input) : path
  return queryOptions({
    queryKey: [topic, address],
    queryFn: ({ signal }) => request('GET', address, undefined, { signal }) as Promise<A>,
  })
}

export const withQuery = (path: string, query: object) =>
  `${path}?${new URLSearchParams(Object.entries(query))}`

/** A call with its path's parameters filled in, such as that of one record. */
export const withParams = <A, Input, Param extends string>(
  { method, path }: Call<A, Input, Param>,
  params: Params<Param>,
): Call<A, Input> => ({ method, path: fillPath(path, params) })

const fillPath = (path: string, params: Params<string>) =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
