import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/lib/http/call.ts'
import { proposalEndpoints } from '../proposals.endpoints.ts'
import { summarize } from '../summary.logic.ts'
import classes from './ReplacedProposals.module.css'
import { useToday } from './useToday.ts'

const replaced = endpointQuery(proposalEndpoints.topic, proposalEndpoints.list, {
  status: 'replaced',
})

/** Replaced proposals of a message, one line each, without buttons. */
export function ReplacedProposals({ messageId }: { messageId: number }) {
  const today = useToday()
  const { data = [] } = useQuery(replaced)
  return data
    .filter((proposal) => proposal.messageId === messageId)
    .map((proposal) => {
      const { title, detail } = summarize(proposal, today)
      return (
        <li key={proposal.id} className={classes.replaced}>
          <del dir="auto">{detail ? `${title} · ${detail}` : title}</del>
          <span>replaced below</span>
        </li>
      )
    })
}
