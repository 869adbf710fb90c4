import { describe, expect, test } from 'vitest'
import { named, nameKey, singular } from './names.ts'

test.for([
  ['tomatoes', 'tomato'],
  ['eggs', 'egg'],
  ['berries', 'berry'],
  ['cookies', 'cookie'],
  ['radishes', 'radish'],
  ['peaches', 'peach'],
  ['boxes', 'box'],
  ['loaves', 'loaf'],
  ['olives', 'olive'],
  ['asparagus', 'asparagus'],
  ['hummus', 'hummus'],
  ['couscous', 'couscous'],
  ['swiss', 'swiss'],
  ['peas', 'pea'],
  ['pies', 'pie'],
] as const)('%s is more than one %s', ([many, one]) => {
  expect(singular(many)).toBe(one)
})

describe('a name', () => {
  test('is the same in other cases and numbers', () => {
    for (const same of ['Cherry tomatoes', 'cherry tomato', ' CHERRY  TOMATOES '])
      expect(nameKey(same)).toBe('cherry tomato')
    expect(nameKey("Grandma's chili")).toBe(nameKey('Grandma’s Chili'))
    expect(nameKey('2% milk')).not.toBe(nameKey('2 milk'))
  })

  test('means what is written exactly so before anything else', () => {
    const list = ['milk', 'Milk', 'Oat milk']
    const found = (name: string) => named(list, name, (each) => each)
    expect(found('Milk')).toEqual(['Milk'])
    expect(found('MILK')).toEqual(['milk', 'Milk'])
    expect(found('milks')).toEqual(['milk', 'Milk'])
    expect(found('oat')).toEqual([])
    expect(found('!?')).toEqual([])
  })
})
