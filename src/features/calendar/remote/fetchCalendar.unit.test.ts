import type { LookupAddress, lookup } from 'node:dns'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CalendarServer } from '#test/calendarServer.ts'
import * as problem from './calendarProblem.ts'
import { fetchCalendar } from './fetchCalendar.ts'

let server: CalendarServer
beforeAll(async () => {
  server = await CalendarServer.start()
})
afterAll(() => server.close())

/** Names become these addresses, whatever they are. */
const names = (addresses: string[]) => {
  const asked: string[] = []
  type Answer = (error: null, found: LookupAddress[]) => void
  const seam = (hostname: string, _options: object, callback: Answer) => {
    asked.push(hostname)
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { lookup: seam as typeof lookup, asked }
}

/** What was read, as text. */
async function fetched(
  address: string,
  options: Partial<Parameters<typeof fetchCalendar>[1]> = {},
) {
  const found = await fetchCalendar(new URL(address), { allowPrivate: true, ...options })
  if (found.unchanged) return found
  const { file, ...more } = found
  return { ...more, text: new TextDecoder(file.charset).decode(file.bytes) }
}

const refused = (address: string, options: Partial<Parameters<typeof fetchCalendar>[1]> = {}) =>
  fetched(address, options).then(
    () => 'It was read',
    (error: Error) => error.message,
  )

test('a calendar is read, packed or not, with an honest name and nothing else', async () => {
  server.serve('/packed', (_request, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip', ETag: '"1"' }).end(gzipSync('Grüße')),
  )
  expect(await fetched(server.url('/packed'))).toEqual({
    unchanged: false,
    text: 'Grüße',
    marks: { etag: '"1"', lastModified: undefined },
  })
  const { headers } = server.heard.at(-1) ?? {}
  expect(headers).toMatchObject({ 'user-agent': 'Food Pal' })
  expect(headers?.accept).toMatch(/^text\/calendar/)
  expect(headers).not.toHaveProperty('cookie')
})

test('one that did not change is not sent again', async () => {
  server.serve('/same', (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end('x'),
  )
  expect(await fetched(server.url('/same'), { marks: { etag: '"1"' } })).toEqual({
    unchanged: true,
  })
})

test.for([
  ['404', problem.answered(404)],
  ['500', problem.answered(500)],
  ['302', problem.answered(302)],
  ['204', problem.answered(204)],
])('an answer of %s is told', async ([status = '', message]) => {
  server.serve('/status', (_request, response) => response.writeHead(Number(status)).end())
  expect(await refused(server.url('/status'))).toBe(message)
})

test('more than 10 MB is too large, also when it arrives small', async () => {
  const big = gzipSync(Buffer.alloc(11 * 1_024 * 1_024, 'x'))
  expect(big.byteLength).toBeLessThan(100_000)
  server.serve('/bomb', (_request, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(big),
  )
  expect(await refused(server.url('/bomb'))).toBe(problem.tooLarge)
})

test('whoever does not answer, or does not finish, takes too long', async () => {
  server.serve('/silent', () => {})
  server.serve('/slow', (_request, response) => response.writeHead(200).write('BEGIN'))
  expect(await refused(server.url('/silent'), { time: 100 })).toBe(problem.tooSlow)
  expect(await refused(server.url('/slow'), { time: 100 })).toBe(problem.tooSlow)
})

test('what is broken off, packed wrongly or not there could not be reached', async () => {
  server.serve('/cut', (_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('BEGIN', () => response.destroy())
  })
  server.serve('/garbage', (_request, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('no gzip'),
  )
  expect(await refused(server.url('/cut'))).toBe(problem.unreachable)
  expect(await refused(server.url('/garbage'))).toBe(problem.unreachable)
  expect(await refused('http://127.0.0.1:1/')).toBe(problem.unreachable)
  expect(await refused('http://no-such-host.invalid/')).toBe(problem.unreachable)
})

const redirect = (path: string, to: string) =>
  server.serve(path, (_request, response) => response.writeHead(302, { Location: to }).end())

test('it may lead elsewhere five times, over http and https alone', async () => {
  redirect('/hop5', '/end')
  for (const n of [4, 3, 2, 1, 0]) redirect(`/hop${n}`, `/hop${n + 1}`)
  server.serve('/end', 'there')
  expect(await fetched(server.url('/hop1'))).toMatchObject({ text: 'there' })
  expect(await refused(server.url('/hop0'))).toBe(problem.tooManyRedirects)
  redirect('/file', 'file:///etc/passwd')
  expect(await refused(server.url('/file'))).toBe(problem.unreachable)
})

test('a password goes to its own place only', async () => {
  const withPassword = (path: string) => server.url(path).replace('//', '//me:secret@')
  redirect('/here', '/end')
  redirect('/away', `http://localhost:${server.port}/end`)
  const sent = () => server.heard.at(-1)?.headers.authorization
  await fetched(withPassword('/here'))
  expect(sent()).toBe(`Basic ${btoa('me:secret')}`)
  await fetched(withPassword('/away'))
  expect(sent()).toBeUndefined()
})

test('nothing private is connected to: not by address, by name, nor with a public one beside', async () => {
  const count = server.heard.length
  const at = (host: string) => `http://${host}:${server.port}/end`
  expect(await refused(at('127.0.0.1'), { allowPrivate: false })).toBe(problem.privateNetwork)
  expect(await refused(at('localhost'), { allowPrivate: false })).toBe(problem.privateNetwork)
  for (const addresses of [
    ['127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
  ]) {
    const { lookup } = names(addresses)
    expect(await refused(at('calendar.test'), { allowPrivate: false, lookup })).toBe(
      problem.privateNetwork,
    )
  }
  expect(server.heard.length).toBe(count)
})

test('nor by a public place that leads there', async () => {
  const options = { allowPrivate: false, isPublic: (address: string) => address === '127.0.0.1' }
  server.serve('/end', 'there')
  redirect('/near', '/end')
  expect(await fetched(server.url('/near'), options)).toMatchObject({ text: 'there' })
  const { lookup } = names(['127.0.0.2'])
  for (const host of ['127.0.0.2', 'localhost', '[::1]', '0x7f000002', 'inside.test']) {
    redirect('/leap', `http://${host}:${server.port}/end`)
    expect(await refused(server.url('/leap'), { ...options, lookup })).toBe(problem.privateNetwork)
  }
})

test('each name is looked up once, and the connection goes to that answer', async () => {
  const { lookup, asked } = names(['127.0.0.1'])
  server.serve('/end', 'there')
  const address = `http://calendar.test:${server.port}/end`
  expect(await fetched(address, { lookup })).toMatchObject({ text: 'there' })
  expect(asked).toEqual(['calendar.test'])
})
