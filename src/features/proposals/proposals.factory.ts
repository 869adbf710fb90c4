import type { Client } from '#test/client.ts'
import type { Proposal } from './proposals.contract.ts'

/** Proposes a command, as somebody who writes it out in full. */
export async function propose(
  app: Client,
  type: string,
  items: readonly unknown[],
): Promise<Proposal> {
  const text = `${type}: ${JSON.stringify(items)}`
  const { body } = await app.post('/api/command-proposals/parse-user-text', { text })
  const [proposal] = body.proposals
  if (!proposal) throw new Error(`${type} was not taken`)
  return proposal
}

/** Stores an edit with the proposal, as whoever looked at this version of it. */
export const edit = (app: Client, { id, version }: Proposal, items: readonly unknown[]) =>
  app.put(`/api/command-proposals/${id}`, { version, editedContent: JSON.stringify(items) })

/** Approves the card as it was when it was looked at. */
export const approveSeen = (app: Client, { id, version }: Proposal) =>
  app.post(`/api/command-proposals/${id}/approve`, { userId: 'user', version })

export const approve = (app: Client, { id }: { id: number }, edited?: readonly unknown[]) =>
  app.post(`/api/command-proposals/${id}/approve`, {
    userId: 'user',
    ...(edited && { editedContent: JSON.stringify(edited) }),
  })

export const reject = (app: Client, { id }: { id: number }) =>
  app.post(`/api/command-proposals/${id}/reject`, { userId: 'user' })

export const pendingIn = async (app: Client): Promise<Proposal[]> =>
  (await app.get('/api/command-proposals?status=pending')).body

/** What an approval answers, with what it did. */
export async function carryOut(app: Client, type: string, items: readonly unknown[]) {
  const answer = await approve(app, await propose(app, type, items))
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.result
}
