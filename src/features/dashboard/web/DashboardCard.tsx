import { Anchor, Button, Card, Skeleton, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { problemOf } from '../../../web/lib/request.ts'
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

export function DashboardCard({ icon: Icon, title, link, query, empty, rows }: DashboardCardProps) {
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
      {query.isLoadingError ? (
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
      ) : query.isPending ? (
        <div className={classes.rows}>
          {placeholders.map((n) => (
            <div key={n} className={classes.placeholder}>
              <Skeleton height={16} />
            </div>
          ))}
        </div>
      ) : rows.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.rows}>{rows}</ul>
      )}
    </Card>
  )
}
