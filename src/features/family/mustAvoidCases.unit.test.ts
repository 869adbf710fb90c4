import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { avoidances } from './mustAvoid.facts.ts'

/** Written by somebody who had not seen the program: a family's line, a dish, and whether it warns. */
type Case = { line: string; dish: string; ingredients: string[]; warn: boolean }

const cases: Case[] = readFileSync(new URL('fixtures/mustAvoid.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const warns = ({ line, dish, ingredients }: Case) => {
  const member = { name: 'Dad', dislikes: line, keyGoalsAndLimits: 'None', isActive: true }
  return avoidances({ members: [member], attendees: null, name: dish, ingredients }).length > 0
}

test('no line that binds is missed, however it is worded', () => {
  expect(cases.filter((each) => each.warn && !warns(each))).toEqual([])
})

test('little else warns: what a title alone says counts', () => {
  const alarms = cases.filter((each) => !each.warn && warns(each)).map(({ dish }) => dish)
  expect(alarms).toEqual(['BLT', 'Cauliflower "fried rice"'])
})
