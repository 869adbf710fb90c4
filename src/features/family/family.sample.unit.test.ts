import { expect, test } from 'vitest'
import { FamilyMemberForm, KnowledgeForm, WholeFamilyForm } from './family.contract.ts'
import sample from './family.sample.json' with { type: 'json' }

test.each([
  ['members', FamilyMemberForm, sample.familyPreferences],
  ['rules', WholeFamilyForm, sample.wholeFamilyPreferences],
  ['knowledge', KnowledgeForm, sample.knowledge],
] as const)('the sample %s are what the contract takes, each name once', (_what, form, samples) => {
  for (const sample of samples) expect(form.parse(sample)).toMatchObject(sample)
  expect(new Set(samples.map((sample) => sample.name)).size).toBe(samples.length)
})
