import { Button, Card, Skeleton, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Faces } from '#web/ui/Faces.tsx'
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

/** A list below the members, with its own add button. */
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
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </header>
      <Card className={classes.card}>
        <Faces
          query={props.list}
          loading={
            <div role="status" aria-label={`Loading: ${title}`} className={classes.quiet}>
              <Skeleton height={16} width="40%" my={10} />
              <Skeleton height={16} width="55%" my={10} />
            </div>
          }
          failed="This list couldn't be loaded"
          compact={title}
          empty={<p className={classes.quiet}>{props.nothing}</p>}
        >
          {(records) => (
            <ul aria-label={title} className={classes.list}>
              {records.map((record) => (
                <li key={record.id} className={classes.item}>
                  {props.renderRow(record)}
                </li>
              ))}
            </ul>
          )}
        </Faces>
      </Card>
      {children}
    </section>
  )
}
