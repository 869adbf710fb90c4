import type { OfflineList } from '#web/lib/offlineList.ts'
import { knowledgeEndpoints, memberEndpoints, wholeFamilyEndpoints } from '../family.endpoints.ts'

export const offline: readonly OfflineList[] = [
  {
    topic: memberEndpoints.topic,
    reads: () => [memberEndpoints.list.path],
    form: async () => (await import('./MemberDialog.tsx')).MemberDialog,
  },
  {
    topic: wholeFamilyEndpoints.topic,
    reads: () => [wholeFamilyEndpoints.list.path],
    form: async () => (await import('./WholeFamilyDialog.tsx')).WholeFamilyDialog,
  },
  {
    topic: knowledgeEndpoints.topic,
    reads: () => [knowledgeEndpoints.list.path],
    form: async () => (await import('./KnowledgeDialog.tsx')).KnowledgeDialog,
  },
]
