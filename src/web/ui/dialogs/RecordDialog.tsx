import { Box } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, use, useEffect, useEffectEvent } from 'react'
import { RefusedInputContext } from '../../lib/forms/refusedInput.ts'
import type { Update } from '../../lib/http/recordApi.ts'
import type { Base } from '../../lib/outbox/mergeEdits.ts'
import { addedBy } from '../../lib/outbox/queuedAnswer.ts'
import { FormDialog } from './FormDialog.tsx'
import { LastChange } from './lastChange.ts'

/** Props of a screen's form, from `useRecordDialogs`, whose `opening` is the form's key. */
export interface RecordDialogState<R> {
  opened: boolean
  onClose: () => void
  /** The record to edit; none to add one. */
  record?: R
}

/** Error messages by field. */
type Problems = Record<string, ReactNode>

/** The part of a mutation that a dialog needs. */
interface Saving<Input> {
  isPending: boolean
  mutate: (input: Input, after: AfterSaving) => void
}

export interface AfterSaving {
  onSuccess: (answer: unknown) => void
  onError: (error: Error) => void
}

interface RecordDialogProps<Form> extends RecordDialogState<{ id: number }> {
  api: {
    useAdd: () => Saving<Form>
    useUpdate: () => Saving<Update<Form>>
    useCurrent: (id: number | undefined) => { version: number } | null | undefined
  }
  form: {
    read: () => Form
    changes: () => Partial<Form>
    base: () => Base | undefined
    isDirty: () => boolean
    showProblems: (error: unknown) => void
    fillFromDraft: (typed: object, problem: unknown) => void
    onSubmit: (
      save: () => void,
      onInvalid?: (problems: Problems) => void,
    ) => (event: FormEvent<HTMLFormElement>) => void
  }
  titles: { add: string; edit: string }
  /** The submit button's label for a new record; the title unless given. */
  addLabel?: string
  width?: number
  /** The list's name in the version history: says who changed the record last. */
  history?: string
  /** Shows a Delete button, which asks no question because its toast has Undo. */
  deletion?: UseMutationResult<unknown, Error, number>
  onInvalid?: (problems: Problems) => void
  /** The new record's id; below zero while it waits in the outbox. */
  onAdded?: ((id: number) => void) | undefined
  children: ReactNode
}

/** The dialog in which a record is added or edited; it closes once the record is saved. */
export function RecordDialog<Form>(props: RecordDialogProps<Form>) {
  const { opened, onClose, record, api, form, titles, deletion, addLabel = titles.add } = props
  const add = api.useAdd()
  const update = api.useUpdate()
  const current = api.useCurrent(opened ? record?.id : undefined)
  const pending = add.isPending || update.isPending || deletion?.isPending

  const draft = use(RefusedInputContext)
  const fillFromDraft = useEffectEvent(
    () => draft && form.fillFromDraft(draft.typed, draft.problem),
  )
  useEffect(() => fillFromDraft(), [])

  function save() {
    const onSuccess = (answer: unknown) => {
      draft?.onSaved(answer)
      onClose()
      if (!record) for (const { id } of addedBy(answer)) props.onAdded?.(id)
    }
    const after = { onSuccess, onError: form.showProblems }
    if (record) update.mutate({ id: record.id, changes: form.changes(), base: form.base() }, after)
    else add.mutate(form.read(), after)
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={record ? titles.edit : titles.add}
      submitLabel={record ? 'Save Changes' : addLabel}
      onSubmit={form.onSubmit(save, props.onInvalid)}
      onDelete={record && deletion && (() => deletion.mutate(record.id, { onSuccess: onClose }))}
      pending={pending}
      isDirty={form.isDirty()}
      width={props.width}
    >
      {draft?.note && (
        <p className="notice tinted" data-tone="blue" role="status">
          {draft.note}
        </p>
      )}
      {record && <ChangedMeanwhile current={current} seen={form.base()} />}
      {props.children}
      {record && record.id > 0 && props.history && (
        // Its height is there before it is, so that nothing moves under a thumb.
        <Box mih={24}>
          {opened && !form.isDirty() && <LastChange entity={props.history} id={record.id} />}
        </Box>
      )}
    </FormDialog>
  )
}

type MeanwhileProps = { current: { version: number } | null | undefined; seen: Base | undefined }

/** A notice that somebody else changed or deleted the record while its form is open. */
function ChangedMeanwhile({ current, seen }: MeanwhileProps) {
  if (current === undefined || !seen || current?.version === seen.version) return null
  return (
    <p className="notice tinted" data-tone="blue" role="status">
      {current
        ? 'Someone else just changed this. Anything you leave alone stays the way they wrote it.'
        : "This was just deleted, so it can't be saved anymore. Copy what you need."}
    </p>
  )
}
