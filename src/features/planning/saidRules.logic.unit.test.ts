import { expect, test } from 'vitest'
import type { FamilyMember, WholeFamilyPreference } from '#features/family/family.contract.ts'
import { saidRules } from './saidRules.logic.ts'

const stored = { id: 1, version: 1, createdAt: '', updatedAt: '', sortOrder: 0, isActive: true }
const rule = (name: string, value: string, description = ''): WholeFamilyPreference => ({
  ...stored,
  name,
  value,
  description,
})
const member = (name: string, keyGoalsAndLimits: string): FamilyMember => ({
  ...stored,
  name,
  role: null,
  keyGoalsAndLimits,
  likes: '',
  dislikes: '',
})

test('what the family said fills the rules, with who said it', () => {
  const said = saidRules(
    [
      rule('Dinner time', '6:30 PM', 'On practice days half an hour later.'),
      rule('Weeknight limit', '40 minutes', 'Monday to Thursday.'),
      rule('Meatless nights', '2 a week'),
      rule('Leftovers', 'Wednesday'),
      rule('Spice level', 'Mild'),
    ],
    [member('Mom', 'More fiber\nDinner before 7 PM\nTwo fish nights a week')],
  )
  expect(said.rules).toEqual({
    dinnerTime: '18:30',
    weeknightMinutes: 40,
    meatlessNights: 2,
    leftoversOn: 3,
    fishNights: 2,
  })
  expect(said.sources).toMatchObject({ meatlessNights: 'Family rule', fishNights: 'Mom' })
})

const note = (name: string, content: string) => ({ ...stored, vaultName: 'House', name, content })

test.for([
  ['Mondays and Thursdays are meatless', [1, 4]],
  ['Meatless nights: Monday and Thursday', [1, 4]],
  ['no meat on mondays and thursdays', [1, 4]],
  ['Meatless Mondays', [1]],
  ['Mon/Thu: vegetarian', [1, 4]],
  ['We don’t eat meat on Tuesdays, Wed and sundays', [0, 2, 3]],
  ['Meatless from Monday: every day', undefined],
  ['Meatless nights: Mon-Wed', [1, 2, 3]],
  ['Saturday to Monday is vegetarian', [0, 1, 6]],
  ['Meatless nights: 2 a week. Maya picks a dish on Sunday', undefined],
  ['Thursdays are not meatless', undefined],
  ['No red meat on Mondays', undefined],
] as const)('%s: meatless days', ([text, days]) => {
  const { rules } = saidRules([], [member('Dad', text)])
  expect(rules.meatlessDays).toEqual(days)
  expect(rules.fishDays).toBeUndefined()
})

test.for([
  ['fish on Fridays', [5]],
  ['Fish nights: Wed and Fri', [3, 5]],
  ['Fridays are fish days, Mondays are meatless', [5]],
  ['No fish on Fridays', undefined],
  ['Thaw the fish on Thursday', undefined],
  ['Fish market on Saturdays', undefined],
] as const)('%s: fish days', ([text, days]) =>
  expect(saidRules([], [], [note('Meals', text)]).rules.fishDays).toEqual(days),
)

test('days are said in rules, goals and notes, and all of them hold', () => {
  const said = saidRules(
    [rule('Meatless nights', 'Monday'), { ...rule('Meatless', 'Sunday'), isActive: false }],
    [member('Mom', 'No meat on Thursdays')],
    [note('Fish', 'Fish on Fridays'), note('Meals', 'Mondays are meatless')],
  )
  expect(said).toEqual({
    rules: { meatlessDays: [1, 4], fishDays: [5] },
    sources: { meatlessDays: 'Family rule, Mom, Household note', fishDays: 'Household note' },
  })
})

test('what is said beside a dinner time is no limit of it', () => {
  const said = saidRules([rule('Dinner time', '6:30 PM', 'Everyone is home by then')], [])
  expect(said.rules).toEqual({ dinnerTime: '18:30' })
})

test.for([
  ['Lighter lunches on workdays'],
  ['A vegetable on every plate'],
  ['Dinner before 7 PM'],
  ['Dinner by about 7 PM'],
  ['9 meatless nights'],
  ['No fish'],
  ['At most 2 courses for dinner'],
  ['8 guests for dinner'],
])('%s says nothing about the plan', ([text = '']) => {
  expect(saidRules([], [member('Dad', text)]).rules).toEqual({})
})

test.for([
  ['Dinner is at half past six', '18:30'],
  ['we eat dinner at six thirty', '18:30'],
] as const)('%s: %s', ([said, dinnerTime]) =>
  expect(saidRules([rule(said, 'Always')], []).rules).toEqual({ dinnerTime }),
)
