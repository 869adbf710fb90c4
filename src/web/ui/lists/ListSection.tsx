import { Skeleton, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import dialog from '../dialogs/DialogSection.module.css'
import { QueryStates } from '../feedback/QueryStates.tsx'

interface ListSectionProps<Item> {
  /** Of its heading. */
  id: string
  title: string
  query: UseQueryResult<Item[]>
  failed: string
  empty: string
  /** One item's `<li>`. */
  row: (item: Item) => ReactNode
  children?: ReactNode
}

/** A short list with its heading, as a tab of the settings has them. */
export function ListSection<Item>(props: ListSectionProps<Item>) {
  const { id, title, query, failed, empty, row, children } = props
  return (
    <section aria-labelledby={id}>
      <Title order={3} mb={10} fz="md" id={id}>
        {title}
      </Title>
      <QueryStates
        query={query}
        loading={<Skeleton height={52} radius="md" />}
        failed={failed}
        empty={<p className="dim small">{empty}</p>}
      >
        {(list) => (
          <ul role="list" className={`${dialog.list} ruled`} aria-labelledby={id}>
            {list.map(row)}
          </ul>
        )}
      </QueryStates>
      {children}
    </section>
  )
}
