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
