import type { Proposal } from '#features/proposals/proposals.contract.ts'
import { type Asking, propose, withdrawReplaced } from '#features/proposals/proposals.service.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Writing } from '#server/records/change.ts'
import type { ProposedCommand } from '../turn.ts'

type Stored = { proposals: Proposal[]; problems: string[] }

/** Stores a message's proposals, and collects problems of those that are refused. */
export async function storeProposals(
  w: Writing,
  { commands }: Pick<AppContext, 'commands'>,
  wanted: readonly ProposedCommand[],
  asking: Asking,
): Promise<Stored> {
  const proposals = new Map<number, Proposal>()
  const replaced = new Map<number, readonly number[]>()
  const problems: string[] = []
  for (const command of wanted) {
    const { proposal, problems: found = [] } = await propose(w, commands, command, asking)
    if (proposal) {
      proposals.set(proposal.id, proposal)
      replaced.set(proposal.id, command.replaces ?? [])
    }
    for (const { message } of found) problems.push(`${command.type}: ${message}`)
  }
  // A card that is wanted again stays, whatever else takes its place.
  const isLeft = (id: number) => !proposals.has(id)
  for (const [id, proposal] of proposals)
    await withdrawReplaced(w, proposal, replaced.get(id)?.filter(isLeft) ?? [])
  return { proposals: [...proposals.values()], problems }
}
