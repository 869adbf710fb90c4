import { describe, expect, test } from 'vitest'
import { dish, item } from '#features/planning/planInput.factory.ts'
import { leadTimeOf } from './leadTime.logic.ts'
import { createPrepNeeds, prepTasks } from './prep.logic.ts'

describe('what takes hours or a night', () => {
  test.for([
    ['Soak the beans overnight.\nSimmer for 40 minutes.', null, 'soaking'],
    ['Cover and refrigerate the night before', null, 'chilling'],
    ['Marinate the pork for 4 hours in the fridge.', 240, 'marinating'],
    ['Let the dough rise until doubled, about 2 hours.', 120, 'rising'],
    ['Let rise for 1 hour.\nShape. Chill for 1 ½ hours', 150, 'rising and chilling'],
    ['Chill 3 hours; serve cold.', 180, 'chilling'],
    ['Marinate for 2-3 hours or overnight', 120, 'marinating'],
    ['Cook on low for 8 hours.', 480, 'cooking'],
  ] as const)('%s', ([instructions, minutes, doing]) => {
    expect(leadTimeOf({ instructions })).toEqual({ minutes, doing })
  })

  test.for([
    'Roast for 40 minutes. Rest for 10 minutes.',
    'Marinate for 30 minutes or up to overnight.',
    'Bake for 2 hours.',
    'Chill for 1 hour.',
    'Leftovers keep overnight in the fridge.',
    'Store in the fridge for 4 hours at most.',
    '',
  ])('not: %s', (instructions) => {
    expect(leadTimeOf({ instructions })).toBeNull()
  })

  test.for(['soak overnight ', 'marinate 4 hours ', 'or up to ', '1 hour 1 hour '])(
    'a million characters of "%s" are read',
    (words) => {
      const text = words.repeat(1_000_000 / words.length)
      for (const instructions of [text, text.replaceAll(' ', '\n')]) {
        expect(() => leadTimeOf({ instructions })).not.toThrow()
      }
    },
  )
})

describe('what has to thaw', () => {
  const curry = dish(1, 'Curry', {
    ingredients: '1 cup chicken broth\n2 lb chicken thighs\n1 onion',
  })
  const frozen = (name: string, category = 'Protein') => ({
    ...item(1, name, null),
    location: 'Freezer',
    category,
  })
  const thawed = (pantry: ReturnType<typeof item>[], recipe = curry) =>
    createPrepNeeds(pantry)(recipe).thaw

  test('is the main thing, where it is in the freezer and nowhere else', () => {
    expect(thawed([frozen('Chicken thighs'), item(2, 'Onions', null)])).toBe('Chicken thighs')
    expect(thawed([frozen('Chicken thighs'), item(2, 'Chicken thighs', null)])).toBeNull()
    expect(thawed([frozen('Onions')]), 'what is only in it').toBeNull()
    expect(thawed([frozen('Chicken broth')])).toBeNull()
    expect(thawed([])).toBeNull()
  })

  test('is not what goes into the pot frozen', () => {
    const soup = dish(1, 'Pea soup', { ingredients: '1 lb peas\n1 onion' })
    expect(thawed([frozen('Peas', 'Frozen')], soup)).toBeNull()
    expect(thawed([frozen('Peas', 'Vegetable')], soup)).toBe('Peas')
    const shrimp = dish(1, 'Scampi', { ingredients: '1 lb frozen shrimp' })
    expect(thawed([frozen('Shrimp')], shrimp)).toBeNull()
  })
})

describe('a task', () => {
  const meal = { id: 7, date: '2026-11-17', time: '18:00', recipeName: 'Curry' }
  const curry = dish(1, 'Curry', { prepTime: null, cookTime: '30 min' })
  const said = (needs: Parameters<typeof prepTasks>[2], now?: string) =>
    prepTasks(meal, curry, needs, now ? { today: '2026-11-17', now } : undefined).map(
      ({ day, text }) => `${day} ${text}`,
    )

  test('stands on the day before, and on the day itself once that has come', () => {
    const needs = { thaw: 'Chicken thighs', wait: null }
    expect(said(needs)).toEqual([
      '2026-11-16 Take the chicken thighs out of the freezer for tomorrow’s Curry',
    ])
    expect(said(needs, '17:00')).toEqual([
      '2026-11-17 Take the chicken thighs out of the freezer for today’s Curry',
    ])
  })

  test('says when to begin', () => {
    const wait = (minutes: number | null) => ({
      thaw: null,
      wait: { minutes, doing: 'marinating' },
    })
    expect(said(wait(240))).toEqual([
      '2026-11-16 Start Curry by 1:30 PM tomorrow (4 hours of marinating)',
    ])
    expect(said(wait(null))).toEqual([
      '2026-11-16 Start tomorrow’s Curry tonight (overnight marinating)',
    ])
    expect(said(wait(720), '06:00')).toEqual([
      '2026-11-17 Start today’s Curry now (12 hours of marinating)',
    ])
    expect(said(wait(720), '06:01'), 'too late').toEqual([])
    expect(said(wait(null), '10:00')).toEqual([
      '2026-11-17 Start today’s Curry now (overnight marinating)',
    ])
    expect(said(wait(null), '10:01'), 'no night any more').toEqual([])
  })
})
