import { get, put, recordCalls } from '#shared/endpoint.ts'
import type {
  FamilyMember,
  FamilyMemberForm,
  KnowledgeForm,
  KnowledgeItem,
  WholeFamilyForm,
  WholeFamilyPreference,
} from './family.contract.ts'

const members = '/api/family-member-preferences'

export const memberCalls = {
  ...recordCalls<FamilyMember, FamilyMemberForm>('family', members),
  /** The same list, as older clients know it. */
  listAsPreferences: get('/api/family-preferences').answers<FamilyMember[]>(),
  reorder: put(`${members}/:id/reorder`).takes<{ newOrder: number }>().answers<FamilyMember>(),
}

export const wholeFamilyCalls = recordCalls<WholeFamilyPreference, WholeFamilyForm>(
  'whole-family',
  '/api/whole-family-preferences',
)

export const knowledgeCalls = recordCalls<KnowledgeItem, KnowledgeForm>(
  'knowledge',
  '/api/knowledge',
)
