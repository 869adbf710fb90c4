import { Anchor, Card, Skeleton, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import classes from './DashboardCard.module.css'

interface DashboardCardProps {
  icon: Icon
  title: string
  /** To the screen with the whole list. */
  link: { to: string; label: string }
  /** What the card waits for. */
  query: UseQueryResult
  /** What stands there when there is nothing to show. */
  empty: ReactNode
  rows: ReactNode[]
}

const placeholders = [0, 1, 2]

/** The rest is on the linked screen. */
export const mostRows = 5

export function DashboardCard(props: DashboardCardProps) {
  const { icon: Icon, title, link, query, empty, rows } = props
  return (
    <Card component="section" aria-label={title} className={classes.card}>
      <header className={classes.header}>
        <Icon size={20} className={classes.icon} aria-hidden />
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        <Anchor component={Link} href={link.to} className={classes.link}>
          {link.label}
        </Anchor>
      </header>
      <QueryStates
        query={{ ...query, data: query.data === undefined ? undefined : rows }}
        loading={<Loading />}
        failed="This couldn't be loaded"
        compact={title}
        empty={<p className={classes.empty}>{empty}</p>}
      >
        {() => (
          <ul role="list" className={classes.rows}>
            {rows.slice(0, mostRows)}
            {rows.length > mostRows && (
              <li>
                <Anchor component={Link} href={link.to} className={classes.more}>
                  and {rows.length - mostRows} more
                </Anchor>
              </li>
            )}
          </ul>
        )}
      </QueryStates>
    </Card>
  )
}

const Loading = () => (
  <div className={classes.rows}>
    {placeholders.map((n) => (
      <div key={n} className={classes.placeholder}>
        <Skeleton height={16} />
      </div>
    ))}
  </div>
)
