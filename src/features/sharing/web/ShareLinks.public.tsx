import { useQuery } from '@tanstack/react-query'
import { useShortDate } from '#web/lib/shortDate.ts'
import { ListSection } from '#web/ui/lists/ListSection.tsx'
import { RevocableRow } from '#web/ui/lists/RevocableRow.tsx'
import type { ListedLink } from '../sharing.contract.ts'
import { linksQuery, useRevokeLink } from './sharing.api.ts'

/** The links that work now. Revoking takes effect at once. */
export function ShareLinks() {
  const links = useQuery(linksQuery)
  return (
    <ListSection
      id="share-links"
      title="Shared Links"
      query={links}
      failed="The links couldn't be loaded"
      empty="Nothing is shared right now."
      row={(link) => <LinkRow key={link.id} link={link} />}
    />
  )
}

function LinkRow({ link: { id, title, shows, endsAt } }: { link: ListedLink }) {
  const short = useShortDate()
  const revoke = useRevokeLink()
  const canTick = shows.kind === 'shopping' && shows.mayTick
  const until = short && `Until ${short(endsAt)}`
  return (
    <RevocableRow
      title={title}
      note={[until, canTick && 'with ticks'].filter(Boolean).join(', ')}
      verb="Revoke"
      label={`Revoke the link to ${title}`}
      pending={revoke.isPending}
      onRevoke={() => revoke.mutate(id)}
    />
  )
}
