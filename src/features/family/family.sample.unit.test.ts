import { expect, test } from 'vitest'
import { FamilyMemberForm, KnowledgeForm, WholeFamilyForm } from './family.contract.ts'
import { sampleKnowledge, sampleMembers, sampleWholeFamily } from './family.sample.ts'

test.each([
  ['members', FamilyMemberForm, sampleMembers],
  ['rules', WholeFamilyForm, sampleWholeFamily],
  ['knowledge', KnowledgeForm, sampleKnowledge],
] as const)('the sample %s are what the contract takes, each name once', (_what, form, samples) => {
  for (const sample of samples) expect(form.parse(sample)).toMatchObject(sample)
  expect(new Set(samples.map((sample) => sample.name)).size).toBe(samples.length)
})
