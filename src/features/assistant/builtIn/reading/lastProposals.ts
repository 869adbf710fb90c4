import type { EarlierProposal } from '../../turn.ts'
import type { Scene } from '../reading.ts'

/** The proposals of the last answer, or of the one before if that one proposed nothing. */
export function lastProposals({ history }: Scene): readonly EarlierProposal[] {
  const answers = history.filter(({ role }) => role === 'assistant').slice(-2)
  return answers.toReversed().find(({ proposals }) => proposals.length > 0)?.proposals ?? []
}

export const ofType = (
  proposals: readonly EarlierProposal[],
  ...types: EarlierProposal['type'][]
) => proposals.findLast(({ type }) => types.includes(type))

/** Said when a card that still waits is replaced by a better one. */
export const replacesCard = 'This replaces the card above, which you can reject.'
