import { Button, Card, Skeleton, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { problemOf } from '#web/lib/request.ts'
import classes from './HouseholdList.module.css'

interface HouseholdListProps<R> {
  title: string
  addLabel: string
  onAdd: () => void
  list: UseQueryResult<R[]>
  /** What stands there while there is nothing. */
  nothing: string
  renderRow: (record: R) => ReactNode
  /** The dialogs. */
  children: ReactNode
}

/** A quiet list under the members, with its own way to add. */
export function HouseholdList<R extends { id: number }>(props: HouseholdListProps<R>) {
  const { title, addLabel, onAdd, children } = props
  const heading = useId()
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <header className={classes.header}>
        <Title order={2} id={heading} className={classes.title}>
          {title}
        </Title>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </header>
      <Card className={classes.card}>
        <Content {...props} />
      </Card>
      {children}
    </section>
  )
}

function Content<R extends { id: number }>({
  title,
  list,
  nothing,
  renderRow,
}: HouseholdListProps<R>) {
  if (list.data?.length === 0) return <p className={classes.quiet}>{nothing}</p>
  if (list.data) {
    return (
      <ul aria-label={title} className={classes.list}>
        {list.data.map((record) => (
          <li key={record.id} className={classes.item}>
            {renderRow(record)}
          </li>
        ))}
      </ul>
    )
  }
  if (!list.isError) {
    return (
      <div role="status" aria-label={`Loading: ${title}`} className={classes.quiet}>
        <Skeleton height={16} width="40%" my={10} />
        <Skeleton height={16} width="55%" my={10} />
      </div>
    )
  }
  return (
    <div role="alert" className={classes.failed}>
      <p>This list couldn't be loaded. {problemOf(list.error)}</p>
      <Button
        variant="default"
        size="sm"
        onClick={() => list.refetch()}
        loading={list.isFetching}
        aria-label={`Retry: ${title}`}
      >
        Retry
      </Button>
    </div>
  )
}
