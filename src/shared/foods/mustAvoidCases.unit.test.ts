import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { avoidances } from './mustAvoid.ts'

/** Written by two people who had not seen the program: a family's line, a dish, and whether it warns. */
type Case = { line: string; dish: string; ingredients: string[]; warn: boolean }

const cases: Case[] = readFileSync(new URL('fixtures/mustAvoid.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const warns = ({ line, dish, ingredients }: Case) => {
  const member = { name: 'Dad', dislikes: line, keyGoalsAndLimits: 'None', isActive: true }
  return avoidances({ members: [member], attendees: null, name: dish, ingredients }).length > 0
}

test('hardly a line that binds is missed, however it is worded', () => {
  const missed = cases.filter((each) => each.warn && !warns(each)).map(({ line }) => line)
  expect(missed).toEqual([
    "we're Jewish and don't mix meat with milk",
    'PKU - aspartame must be avoided',
  ])
})

test('little else warns: what a title alone says counts', () => {
  const alarms = cases.filter((each) => !each.warn && warns(each)).map(({ dish }) => dish)
  expect(alarms).toEqual([
    'Pulled "pork" buns',
    'BLT',
    'Cauliflower "fried rice"',
    'Club sandwich',
    'Shortbread',
    'Victoria sponge',
  ])
})
