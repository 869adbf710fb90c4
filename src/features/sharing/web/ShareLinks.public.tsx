import { Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useShortDate } from '#web/lib/shortDate.ts'
import dialog from '#web/ui/dialogs/DialogSection.module.css'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { RevocableRow } from '#web/ui/lists/RevocableRow.tsx'
import type { ListedLink } from '../sharing.contract.ts'
import { linksQuery, useRevokeLink } from './sharing.api.ts'

/** The links that work now. Revoking takes effect at once. */
export function ShareLinks() {
  const links = useQuery(linksQuery)
  return (
    <section aria-labelledby="share-links">
      <Title order={3} mb={10} fz="md" id="share-links">
        Shared Links
      </Title>
      <QueryStates
        query={links}
        loading={<Skeleton height={52} radius="md" />}
        failed="The links couldn't be loaded"
        empty={<p className="dim small">Nothing is shared right now.</p>}
      >
        {(list) => (
          <ul role="list" className={`${dialog.list} ruled`} aria-labelledby="share-links">
            {list.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
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
