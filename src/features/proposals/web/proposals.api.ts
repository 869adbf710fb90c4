import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/http/call.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import type { Proposal } from '../proposals.contract.ts'
import { proposalEndpoints } from '../proposals.endpoints.ts'
import { useDismissed } from './dismissed.ts'

const pending = endpointQuery(proposalEndpoints.topic, proposalEndpoints.list, {
  status: 'pending',
})

/** Milliseconds, while the live connection is down. */
const polling = 200

/** Pending proposals without those just decided in this browser. */
export function usePendingProposals() {
  const query = useQuery({ ...pending, refetchInterval: usePollingWhileDown(polling) })
  const dismissed = useDismissed()
  return { query, proposals: query.data?.filter(({ id }) => !dismissed.has(id)).map(asShown) }
}

/** Malformed lists become empty: the card shows a problem and the screen does not break. */
const asShown = (proposal: Proposal): Proposal => ({
  ...proposal,
  proposedChanges: listOr(proposal.proposedChanges, (each) => each !== null && 'item' in each),
  affectedEntities: listOr(proposal.affectedEntities),
  problems: listOr(proposal.problems),
  warnings: listOr(proposal.warnings),
})

const listOr = <T extends object | string>(list: T[], isSound = (_: T) => true): T[] =>
  Array.isArray(list) && list.every(isSound) ? list : []
