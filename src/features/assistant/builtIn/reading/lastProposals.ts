import type { EarlierProposal } from '../../turn.ts'
import type { Reading, Scene } from '../reading.ts'

/**
 * The proposals of the last answer, or of the one before if that one proposed nothing. What was
 * rejected, or gave way to something newer, is nothing to go on from.
 */
export function lastProposals({ history }: Scene): readonly EarlierProposal[] {
  const answers = history.filter(({ role }) => role === 'assistant').slice(-2)
  const last = answers.toReversed().find(({ proposals }) => proposals.length > 0)?.proposals ?? []
  return last.filter(({ status }) => status !== 'rejected' && status !== 'replaced')
}

export const ofType = (
  proposals: readonly EarlierProposal[],
  ...types: EarlierProposal['type'][]
) => proposals.findLast(({ type }) => types.includes(type))

/** The card of a proposal that still waits gives way to what was read. */
export function inPlaceOf(proposal: EarlierProposal | undefined, reading: Reading): Reading {
  if (proposal?.status !== 'pending' || reading.commands.length === 0) return reading
  return {
    ...reading,
    commands: reading.commands.map((command) => ({ ...command, replaces: [proposal.id] })),
    says: [...reading.says, 'This replaces the card above.'],
  }
}
