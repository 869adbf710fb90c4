import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { isNamed } from '#shared/userIds.ts'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { versionsQuery } from './versions.api.ts'
import { recordsOf } from './versionView.ts'

interface LastChangeProps {
  /** The list's name in the version history. */
  entity: string
  id: number
}

/** 'Changed by Dad, today, 5:10 PM', which leads to all that happened to it. */
export function LastChange({ entity, id }: LastChangeProps) {
  const { data: [last] = [] } = useQuery(versionsQuery(entity, { record: id }, 1))
  const moment = useShortMoment()
  if (!last || !moment) return null
  const { userId, timestamp } = last
  const isNew = recordsOf(last).some(({ before, after }) => !before && after?.id === id)
  const who = isNamed(userId) ? ` by ${userId},` : ''
  return (
    <Link href={`/version-history?list=${entity}&record=${id}`} className="dim small fingered">
      {isNew ? 'Added' : 'Changed'}
      {who} {moment(timestamp)}
    </Link>
  )
}
