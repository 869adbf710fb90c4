import { Box, Card, Group, Skeleton } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react'
import type { useRecordDialogs } from '../../lib/forms/useRecordDialogs.ts'
import type { RecordDialogState } from '../dialogs/RecordDialog.tsx'
import { QueryStates } from '../feedback/QueryStates.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { PendingMark } from './PendingMark.tsx'
import { RowActions } from './RecordActions.tsx'
import classes from './RecordList.module.css'

interface RecordListProps<R extends { id: number }> {
  label: string
  api: ComponentProps<typeof DeleteDialog>['api'] & {
    list: Parameters<typeof useQuery<R[], Error, R[], string[]>>[0]
  }
  dialogs: ReturnType<typeof useRecordDialogs<R>>
  Dialog: ComponentType<RecordDialogState<R>>
  /** The question before a deletion; `text` says what will be gone. */
  deletion: { title: string; text: (record: R) => string }
  /** Shown for an empty list: a sentence, or an EmptyList. */
  nothing: string | ReactElement
  /** For a list that is the whole screen: "The tools couldn't be loaded". */
  failed?: string
  describe: (record: R) => RowWords
}

interface RowWords {
  name: string
  beside?: ReactNode
  text?: string | null
}

/** A plain list with its loading, failed and empty states, row buttons and dialogs. */
export function RecordList<R extends { id: number }>(props: RecordListProps<R>) {
  const { label, api, dialogs, Dialog, deletion, nothing, describe } = props
  const { failed = "This list couldn't be loaded" } = props
  const list: UseQueryResult<R[]> = useQuery(api.list)
  return (
    <>
      {list.data?.length === 0 && typeof nothing !== 'string' ? (
        nothing
      ) : (
        <Card py={6}>
          <QueryStates
            query={list}
            loading={
              <div role="status" aria-label={`Loading: ${label}`} className={classes.quiet}>
                <Skeleton height={16} width="40%" my={10} />
                <Skeleton height={16} width="55%" my={10} />
              </div>
            }
            failed={failed}
            compact={props.failed ? undefined : label}
            empty={<p className={classes.quiet}>{nothing}</p>}
          >
            {(records) => (
              <ul role="list" aria-label={label} className="ruled">
                {records.map((record) => (
                  <Group key={record.id} component="li" wrap="nowrap" gap={8} mih={56} py={8}>
                    <Words {...describe(record)} />
                    <PendingMark topic={String(api.list.queryKey[0])} id={record.id} />
                    <RowActions
                      name={describe(record).name}
                      onEdit={() => dialogs.edit(record)}
                      onDelete={() => dialogs.remove(record)}
                    />
                  </Group>
                ))}
              </ul>
            )}
          </QueryStates>
        </Card>
      )}
      <Dialog key={dialogs.opening} {...dialogs.editor} />
      <DeleteDialog {...dialogs.deletion} title={deletion.title} api={api}>
        {dialogs.deleting && deletion.text(dialogs.deleting)}
      </DeleteDialog>
    </>
  )
}

const Words = ({ name, beside, text }: RowWords) => (
  <div className="grow">
    <Group gap="4px 10px">
      <span className="strong breaks" dir="auto">
        {name}
      </span>
      {beside}
    </Group>
    {text && (
      <Box component="p" mt={2} className="dim small breaks written" dir="auto">
        {text}
      </Box>
    )}
  </div>
)
