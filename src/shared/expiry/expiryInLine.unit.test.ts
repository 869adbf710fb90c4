import { expect, test } from 'vitest'
import { takeExpiry } from './expiryInLine.ts'

test.for([
  ['leftover pasta until Sunday', 'leftover pasta', 'Sunday'],
  ['cottage cheese best before Nov 27', 'cottage cheese', 'Nov 27'],
  ['2 lb ham till friday', '2 lb ham', 'friday'],
  ['milk use by 11/22', 'milk', '11/22'],
  ['soup good until tomorrow', 'soup', 'tomorrow'],
  ['cream expires in 4 days', 'cream', 'in 4 days'],
  ['eggs (exp 11/22)', 'eggs', '11/22'],
  ['exp. 11/22', '', '11/22'],
  ['trout best before 21.11', 'trout', '21.11.'],
  ['gouda until 21.11.', 'gouda', '21.11.'],
  ['ham until it is gone', 'ham until it is gone', undefined],
  ['until', 'until', undefined],
  ['cash till paper', 'cash till paper', undefined],
  ['Sunday roast', 'Sunday roast', undefined],
] as const)('%s', ([text, rest, expiryDate]) => {
  expect(takeExpiry(text, '2026-11-19')).toEqual(expiryDate ? { rest, expiryDate } : { rest })
})
