import { Box, Card, Group, Skeleton, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import classes from './DashboardCard.module.css'

interface DashboardCardProps {
  icon: Icon
  title: string
  /** The screen with the whole list. */
  link: { to: string; label: string }
  query: UseQueryResult
  empty: ReactNode
  rows: ReactNode[]
  /** More rows, from another list. */
  also?: ReactNode
  most?: number
}

const placeholders = [0, 1, 2]

/** The linked screen shows the rest. */
const mostRows = 5

export function DashboardCard(props: DashboardCardProps) {
  const { icon: Icon, title, link, query, empty, rows, also, most = mostRows } = props
  return (
    <Card component="section" aria-label={title} className={classes.card}>
      <Group component="header" gap={8} wrap="nowrap" mb={8}>
        <Icon size={20} className={classes.icon} aria-hidden />
        <Title order={2} fz="lg" flex={1} miw={0}>
          {title}
        </Title>
        <Link href={link.to} className={`link ${classes.link}`}>
          {link.label}
        </Link>
      </Group>
      <QueryStates
        query={{ ...query, data: query.data === undefined ? undefined : rows }}
        loading={<Loading />}
        failed="This couldn't be loaded"
        compact={title}
        empty={
          <Box component="p" py={10} c="dimmed">
            {empty}
          </Box>
        }
      >
        {() => (
          <ul role="list" className="ruled">
            {rows.slice(0, most)}
            {rows.length > most && (
              <li>
                <Link href={link.to} className={`link ${classes.more} dim small`}>
                  and {rows.length - most} more
                </Link>
              </li>
            )}
          </ul>
        )}
      </QueryStates>
      {also && (
        <ul role="list" className={`${classes.also} ruled`}>
          {also}
        </ul>
      )}
    </Card>
  )
}

const Loading = () => (
  <div className="ruled">
    {placeholders.map((n) => (
      <Box key={n} py={14}>
        <Skeleton height={16} />
      </Box>
    ))}
  </div>
)
