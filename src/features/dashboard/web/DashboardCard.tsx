import { Anchor, Button, Card, Skeleton, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { problemOf } from '#web/lib/request.ts'
import classes from './DashboardCard.module.css'

interface DashboardCardProps {
  icon: Icon
  title: string
  /** Where the whole of it is. */
  link: { to: string; label: string }
  /** What the card waits for. */
  query: Pick<UseQueryResult, 'isPending' | 'isLoadingError' | 'isFetching' | 'error' | 'refetch'>
  /** What stands there when there is nothing to show. */
  empty: ReactNode
  rows: ReactNode[]
}

const placeholders = [0, 1, 2]

/** What is more stands behind the link. */
const most = 5

export function DashboardCard({ icon: Icon, title, link, ...content }: DashboardCardProps) {
  return (
    <Card component="section" aria-label={title} className={classes.card}>
      <header className={classes.header}>
        <Icon size={20} stroke={1.7} className={classes.icon} aria-hidden />
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        <Anchor component={Link} href={link.to} className={classes.link}>
          {link.label}
        </Anchor>
      </header>
      <Content {...content} />
    </Card>
  )
}

function Content({ query, empty, rows }: Pick<DashboardCardProps, 'query' | 'empty' | 'rows'>) {
  if (query.isLoadingError) {
    return (
      <div role="alert" className={classes.failed}>
        <p>{problemOf(query.error)}</p>
        <Button
          size="sm"
          variant="default"
          loading={query.isFetching}
          onClick={() => query.refetch()}
        >
          Retry
        </Button>
      </div>
    )
  }
  if (query.isPending) {
    return (
      <div className={classes.rows}>
        {placeholders.map((n) => (
          <div key={n} className={classes.placeholder}>
            <Skeleton height={16} />
          </div>
        ))}
      </div>
    )
  }
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <ul className={classes.rows}>
      {rows.slice(0, most)}
      {rows.length > most && <li className={classes.more}>and {rows.length - most} more</li>}
    </ul>
  )
}
