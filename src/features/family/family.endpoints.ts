import { get, put, recordEndpoints } from '#shared/endpoint.ts'
import type {
  FamilyMember,
  FamilyMemberForm,
  KnowledgeForm,
  KnowledgeItem,
  WholeFamilyForm,
  WholeFamilyPreference,
} from './family.contract.ts'

const members = '/api/family-member-preferences'

export const memberEndpoints = {
  ...recordEndpoints<FamilyMember, FamilyMemberForm>('family', members),
  /** The same list under the path that older clients use. */
  listAsPreferences: get('/api/family-preferences').answers<FamilyMember[]>(),
  reorder: put(`${members}/:id/reorder`).takes<{ newOrder: number }>().answers<FamilyMember>(),
}

export const wholeFamilyEndpoints = recordEndpoints<WholeFamilyPreference, WholeFamilyForm>(
  'whole-family',
  '/api/whole-family-preferences',
)

export const knowledgeEndpoints = recordEndpoints<KnowledgeItem, KnowledgeForm>(
  'knowledge',
  '/api/knowledge',
)
