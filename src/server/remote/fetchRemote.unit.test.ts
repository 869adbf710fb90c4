import { expect, test } from 'vitest'
import { nextAddress } from './fetchRemote.ts'

test('a secure address leads to secure ones only', () => {
  const secure = new URL('https://calendar.test/a.ics')
  expect(() => nextAddress(secure, 'http://calendar.test/a.ics')).toThrow('lessSecure')
  expect(nextAddress(secure, '//other.test/b.ics').href).toBe('https://other.test/b.ics')
  const open = new URL('http://calendar.test/a.ics')
  expect(nextAddress(open, 'https://calendar.test/a.ics').protocol).toBe('https:')
})
