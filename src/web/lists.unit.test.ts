import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Without a marker Safari's screen reader takes a list for no list, unless its role says so.
test('every list says that it is one', () => {
  const unsaid = globSync('src/**/*.tsx').filter((path) =>
    /<(?:ul|ol)(?!\s+role="list")\b/.test(readFileSync(path, 'utf8')),
  )
  expect(unsaid).toEqual([])
})
