import { expect, test } from 'vitest'
import { feedAddress } from './calendar.logic.ts'

const feed =
  'https://calendar.google.com/calendar/ical/family%40group.calendar.google.com/public/basic.ics'
const secret = 'https://calendar.google.com/calendar/ical/me%40gmail.com/private-0123abcd/basic.ics'

test.for([
  [
    'https://calendar.google.com/calendar/embed?src=family%40group.calendar.google.com&ctz=UTC',
    feed,
  ],
  ['https://calendar.google.com/calendar/embed?src=family@group.calendar.google.com', feed],
  ['https://calendar.google.com/calendar/u/0/embed?src=family%40group.calendar.google.com', feed],
  [
    'https://calendar.google.com/calendar/b/1/htmlembed?src=family%40group.calendar.google.com',
    feed,
  ],
  ['https://www.google.com/calendar/embed?src=family%40group.calendar.google.com', feed],
  ['https://calendar.google.com/calendar/r?cid=family@group.calendar.google.com', feed],
  [
    `https://calendar.google.com/calendar/u/0?cid=${btoa('family@group.calendar.google.com')}`,
    feed,
  ],
  [
    `https://calendar.google.com/calendar/u/0/r?cid=${btoa('family@group.calendar.google.com').replaceAll('=', '')}`,
    feed,
  ],
  [feed, feed],
  [secret, secret],
  [
    '  webcal://p01-caldav.icloud.com/published/2/abc  ',
    'https://p01-caldav.icloud.com/published/2/abc',
  ],
  ['WEBCALS://example.com/a.ics', 'https://example.com/a.ics'],
  ['http://example.com/a.ics', 'http://example.com/a.ics'],
])('%s is read at %s', ([pasted = '', address]) => {
  expect(feedAddress(pasted)?.href).toBe(address)
})

test.for([
  '',
  'family calendar',
  'example.com/a.ics',
  'ftp://example.com/a.ics',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://',
  'http://[::1',
  'data:text/calendar,x',
])('%j is no web address', (pasted) => {
  expect(feedAddress(pasted)).toBeUndefined()
})
