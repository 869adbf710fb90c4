import type { z } from 'zod'
import type { FamilyMemberForm, KnowledgeForm, WholeFamilyForm } from './family.contract.ts'

/** A believable member of the family. */
export const familyMember = (
  given: Partial<z.input<typeof FamilyMemberForm>> = {},
): z.input<typeof FamilyMemberForm> => ({
  name: 'Mom',
  role: 'Parent',
  keyGoalsAndLimits: '• More fiber\n• Dinner before 7 PM',
  likes: '• Salmon\n• Any soup',
  dislikes: '• Cilantro',
  ...given,
})

/** A believable rule for everyone. */
export const familyRule = (
  given: Partial<z.input<typeof WholeFamilyForm>> = {},
): z.input<typeof WholeFamilyForm> => ({
  name: 'Dinner time',
  description: 'Everyone is home by then',
  value: '6:30 PM',
  ...given,
})

/** A believable fact about the household. */
export const knowledgeItem = (given: Partial<KnowledgeForm> = {}): KnowledgeForm => ({
  vaultName: 'Kitchen',
  name: 'Oven',
  content: 'Runs hot: set it 15 degrees lower than the recipe says.',
  ...given,
})
