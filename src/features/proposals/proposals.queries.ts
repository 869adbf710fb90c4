import type { Reader } from '#server/db/open.ts'
import type { Proposal } from './proposals.contract.ts'
import { proposalRecords } from './proposals.records.ts'

/** Oldest first, limited to the newest ones. */
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

/** Proposal ids by execution id. */
export async function executedProposals(
  reader: Reader,
  executionIds: readonly string[],
): Promise<Map<string, number>> {
  if (executionIds.length === 0) return new Map()
  const first = await reader
    .selectFrom('changes')
    .select((eb) => eb.fn.min('createdAt').as('at'))
    .where('executionId', 'in', [...new Set(executionIds)])
    .executeTakeFirst()
  const rows = await reader
    .selectFrom('proposals')
    .selectAll()
    .where('status', '=', 'executed')
    // A proposal is marked as executed after its change began, never before.
    .where('executedAt', '>=', first?.at ?? '')
    .execute()
  return new Map(
    rows
      .map(proposalRecords.decode)
      .flatMap(({ id, executionResult }) =>
        executionResult ? [[executionResult.executionId, id] as const] : [],
      ),
  )
}
