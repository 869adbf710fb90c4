import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemOf, RequestError, request } from './request.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer
const server = createServer((request, response) => answer(request, response))
let url: string

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/things`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const failure = (promise: Promise<unknown>): Promise<RequestError> =>
  promise.then(
    () => Promise.reject(new Error('It did not fail')),
    (error) => error,
  )

describe('a request', () => {
  test('says that a person asked, and its type only when it has a body', async () => {
    answer = ({ method, headers }, response) => response.end(JSON.stringify({ method, headers }))
    type Sent = { method: string; headers: Record<string, string> }
    const sent = (await request('GET', url)) as Sent
    expect(sent.method).toBe('GET')
    expect(sent.headers['x-manual-action']).toBe('true')
    expect(sent.headers).not.toHaveProperty('content-type')

    const { headers } = (await request('POST', url, { name: 'Milk' })) as Sent
    expect(headers['content-type']).toBe('application/json')
  })

  test('that is refused carries the status, the text and what the server says', async () => {
    const body = {
      code: 'invalid',
      message: 'Name is required',
      validationErrors: [{ field: 'name', message: 'Name is required' }],
    }
    answer = (_request, response) => response.writeHead(400).end(JSON.stringify(body))
    const error = await failure(request('POST', url, {}))
    expect(error).toBeInstanceOf(RequestError)
    expect(error.message).toBe(`400: ${JSON.stringify(body)}`)
    expect(error).toMatchObject({ status: 400, code: 'invalid', serverMessage: body.message })
    expect(error.validationErrors).toEqual(body.validationErrors)
    expect(problemOf(error)).toBe('Name is required')
  })

  test('that is refused without a body names the status text', async () => {
    answer = (_request, response) => response.writeHead(502, 'Bad Gateway').end()
    const error = await failure(request('GET', url))
    expect(error.message).toBe('502: Bad Gateway')
    expect(problemOf(error)).toBe('Something went wrong. Try again in a moment.')
  })

  test('that is refused in plain words hands them on, but no page', async () => {
    answer = (_request, response) => response.writeHead(503).end('The kitchen is closed.\n')
    expect(problemOf(await failure(request('GET', url)))).toBe('The kitchen is closed.')
    answer = (_request, response) => response.writeHead(502).end('<html><h1>Bad Gateway</h1>')
    expect(problemOf(await failure(request('GET', url)))).toBe(
      'Something went wrong. Try again in a moment.',
    )
  })

  test('that nobody answers is told in a sentence', async () => {
    const error = await failure(request('GET', 'http://127.0.0.1:1/api/things'))
    expect(error.status).toBe(0)
    expect(problemOf(error)).toMatch(/can't be reached/)
  })

  test('that takes too long is told so', async () => {
    answer = () => {}
    const error = await failure(request('GET', url, undefined, { timeout: 30 }))
    expect(error.status).toBe(0)
    expect(problemOf(error)).toMatch(/too long/)
  })

  test('that the caller gave up fails as the caller said', async () => {
    answer = () => {}
    const reason = new Error('Not needed any more')
    const error = await failure(
      request('GET', url, undefined, { signal: AbortSignal.abort(reason) }),
    )
    expect(error).toBe(reason)
  })
})
