import type { Reader } from '#server/db/open.ts'
import type { Proposal } from './proposals.contract.ts'
import { proposalRecords } from './proposals.records.ts'

/** The oldest first, as they were proposed; of more than this, the newest. */
const most = 200

export async function listProposals(
  reader: Reader,
  status?: Proposal['status'],
): Promise<Proposal[]> {
  let query = reader.selectFrom('proposals').selectAll()
  if (status) query = query.where('status', '=', status)
  const rows = await query.orderBy('proposedAt', 'desc').orderBy('id', 'desc').limit(most).execute()
  return rows.map(proposalRecords.decode).reverse()
}

export async function proposalsOf(reader: Reader, conversationId: number): Promise<Proposal[]> {
  const rows = await reader
    .selectFrom('proposals')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(proposalRecords.decode).reverse()
}

export async function findProposals(reader: Reader, ids: readonly number[]): Promise<Proposal[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .selectFrom('proposals')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
  return rows.map(proposalRecords.decode)
}
