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
  const problems: string[] = []
  for (const command of wanted) {
    const proposed = await propose(w, commands, command, asking)
    if (proposed.proposal) {
      proposals.set(proposed.proposal.id, proposed.proposal)
      await withdrawReplaced(w, proposed.proposal, command.replaces ?? [])
    }
    for (const { message } of proposed.problems ?? []) problems.push(`${command.type}: ${message}`)
  }
  return { proposals: [...proposals.values()], problems }
}
