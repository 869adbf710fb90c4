import type { Proposal } from '#features/proposals/proposals.contract.ts'
import { type Asking, propose } from '#features/proposals/proposals.service.ts'
import type { House } from '#server/house.ts'
import type { Actor } from '#server/recorder.ts'
import type { ProposedCommand } from '../turn.ts'

type Stored = { proposals: Proposal[]; problems: string[] }

/** All proposals of a turn, or none. What can't be taken is said instead. */
export const storeProposals = (
  house: House,
  actor: Actor,
  commands: readonly ProposedCommand[],
  asking: Asking,
): Promise<Stored> =>
  house.change(actor, 'Proposed changes', async (w) => {
    const stored: Stored = { proposals: [], problems: [] }
    for (const command of commands) {
      const { proposal, problems = [] } = await propose(w, house.commands, command, asking)
      if (proposal) stored.proposals.push(proposal)
      stored.problems.push(...problems.map(({ message }) => `${command.type}: ${message}`))
    }
    return { ...stored, proposals: [...new Map(stored.proposals.map((p) => [p.id, p])).values()] }
  })
