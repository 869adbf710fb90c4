import { expect, test } from 'vitest'
import { pieces } from './links.ts'

test('addresses of the web can be followed, nothing else can', () => {
  const text = 'See https://example.com/a?b=1 (or http://example.org/x). Not javascript:alert(1).'
  expect(pieces(text)).toEqual([
    { at: 0, words: 'See ' },
    { at: 4, words: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { at: 29, words: ' (or ' },
    { at: 34, words: 'http://example.org/x', href: 'http://example.org/x' },
    { at: 54, words: '). Not javascript:alert(1).' },
  ])
  expect(pieces('data:text/html,x ftp://example.com')).toHaveLength(1)
  expect(pieces('')).toEqual([])
})
