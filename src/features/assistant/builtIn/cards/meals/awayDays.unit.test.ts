import { expect, test } from 'vitest'
import { household } from '../../examples/household.factory.ts'
import { now, today } from '../../examples/householdMeals.factory.ts'
import { labels, read } from '../../examples/said.factory.ts'
import { readMessage } from '../../readMessage.ts'

test.for([
  "Dad won't be home until Friday",
  "Dad's away until Friday",
  'Dad is away today and tomorrow',
])('%s: the meals of those days are without him', (said) => {
  const { commands } = read(said)
  const items = commands.flatMap((each) => each.items) as { id: number; attendees: string[] }[]
  const dates = items.map(({ id }) => household.meals.find((meal) => meal.id === id)?.date)
  expect(new Set(dates)).toEqual(new Set(['2026-11-18', '2026-11-19']))
  expect(items.flatMap(({ attendees }) => attendees)).not.toContain('Dad')
})

test('until an hour is no day', () => {
  const { commands } = read('Dad is away until 6 on Friday')
  expect(commands.flatMap(({ items }) => items).length).toBeLessThan(2)
})

test('whoever writes is away, or is asked for', () => {
  expect(labels(read("I'm away until Friday"))).toBe('Mom\nDad\nMaya\nJunior')
  const turn = { history: [], photos: [], household, today, now, speaker: 'Dad' }
  const { commands } = readMessage({ ...turn, message: "I'm out for dinner today and tomorrow" })
  const items = commands.flatMap((each) => each.items)
  expect(items).toHaveLength(2)
  expect(JSON.stringify(items)).not.toContain('Dad')
})

test.for([
  'the kids are at camp today and tomorrow',
  "the kids are at Grandma's house until Friday",
])('%s: others eat without them', (said) => {
  const roles: Record<string, string> = { Maya: 'Daughter, age 12', Junior: 'Son, age 8' }
  const members = household.members.map((each) => ({ ...each, role: roles[each.name] ?? 'Parent' }))
  const turn = { history: [], photos: [], household: { ...household, members }, today, now }
  const items = readMessage({ ...turn, message: said }).commands.flatMap((each) => each.items)
  expect(items.length).toBeGreaterThan(1)
  for (const item of items)
    expect(item).toEqual({ id: expect.any(Number), attendees: ['Mom', 'Dad'] })
})

test('whoever is away moves no meal', () => {
  const { commands } = read('the kids are at camp today and tomorrow')
  expect(JSON.stringify(commands)).not.toContain('"date"')
})

test('who stays for dinner eats along', () => {
  const { commands } = read('Grandma is staying for dinner tonight')
  expect(JSON.stringify(commands)).toContain('"Grandma"')
})

test('who is late is not the only one who eats', () => {
  const { commands } = read('dad will be late, dinner at 8 on thursday')
  expect(JSON.stringify(commands)).not.toContain('attendees')
})

test('each is away on the own day', () => {
  const { commands } = read('Dad is away tomorrow and Maya is away on Sunday')
  const items = commands.flatMap((each) => each.items) as { id: number; attendees: string[] }[]
  const left = items.map(({ id, attendees }) => {
    const meal = household.meals.find((each) => each.id === id)
    return `${meal?.date} ${attendees}`
  })
  expect(left).toEqual(['2026-11-19 Mom,Maya,Junior', '2026-11-22 Mom,Dad,Junior'])
})
