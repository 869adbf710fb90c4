import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/http/call.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import type { Proposal } from '../proposals.contract.ts'
import { proposalEndpoints } from '../proposals.endpoints.ts'
import { useDismissed } from './dismissed.ts'

const pending = endpointQuery(proposalEndpoints.topic, proposalEndpoints.list, {
  status: 'pending',
})

/** In milliseconds, while the server can't say what changed. */
const polling = 200

/** What waits for somebody to decide, but for what was decided here a moment ago. */
export function usePendingProposals() {
  const query = useQuery({ ...pending, refetchInterval: usePollingWhileDown(polling) })
  const dismissed = useDismissed()
  return { query, proposals: query.data?.filter(({ id }) => !dismissed.has(id)).map(asShown) }
}

/** A broken one has no changes, so that a card can say so instead of the screen breaking. */
const asShown = (proposal: Proposal): Proposal => ({
  ...proposal,
  proposedChanges: listOr(proposal.proposedChanges, (each) => each !== null && 'item' in each),
  affectedEntities: listOr(proposal.affectedEntities),
  problems: listOr(proposal.problems),
  warnings: listOr(proposal.warnings),
})

const listOr = <T extends object | string>(list: T[], isSound = (_: T) => true): T[] =>
  Array.isArray(list) && list.every(isSound) ? list : []
