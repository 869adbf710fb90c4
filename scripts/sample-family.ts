import {
  sampleKnowledge,
  sampleMembers,
  sampleWholeFamily,
} from '../src/features/family/family.sample.ts'
import type { Client } from '../test/client.ts'

export async function fillFamily(client: Client) {
  for (const member of sampleMembers) await client.post('/api/family-member-preferences', member)
  for (const rule of sampleWholeFamily) await client.post('/api/whole-family-preferences', rule)
  for (const item of sampleKnowledge) await client.post('/api/knowledge', item)
}
