import { expect, test } from 'vitest'
import { visibleText, visibleValue } from './visibleText.ts'

test.for([
  ['Mi\u200Blk', 'Milk'],
  ['a\u{E0041}\u{E007F}b', 'ab'],
  ['\u202Eevil\u202C', 'evil'],
  ['\uFEFFMilk\u2060', 'Milk'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['👨‍👩‍👧 dinner', '👨‍👩‍👧 dinner'],
  ['می‌خواهم', 'می‌خواهم'],
  ['Jalapeños, 豆腐 und Grüße', 'Jalapeños, 豆腐 und Grüße'],
  ['a\u200Db', 'ab'],
] as const)('%j becomes %j', ([given, expected]) => {
  expect(visibleText(given)).toBe(expected)
})

test('reaches into every text of a value', () => {
  expect(visibleValue({ 'na\u200Bme': ['Mi\u200Blk', 7, null, { a: '\u202Ex' }] })).toEqual({
    name: ['Milk', 7, null, { a: 'x' }],
  })
})

test('takes a long text in its stride', () => {
  expect(visibleText('\u200D'.repeat(200_000))).toBe('')
})
