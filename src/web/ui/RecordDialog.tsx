import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { FormDialog } from './FormDialog.tsx'

/** What useRecordDialogs hands to the form of a screen, which takes its `opening` as key. */
export interface RecordDialogState<R> {
  opened: boolean
  onClose: () => void
  /** The record to edit; none to add one. */
  record?: R
}

/** The fields that are wrong, and why. */
type Problems = Record<string, ReactNode>

interface RecordDialogProps<Form> extends RecordDialogState<{ id: number }> {
  api: {
    useAdd: () => UseMutationResult<unknown, Error, Form>
    useUpdate: () => UseMutationResult<unknown, Error, { id: number; changes: Partial<Form> }>
  }
  /** From useContractForm. */
  form: {
    read: () => Form
    changes: () => Partial<Form>
    showProblems: (error: unknown) => void
    onSubmit: (
      save: () => void,
      onInvalid?: (problems: Problems) => void,
    ) => (event: FormEvent<HTMLFormElement>) => void
  }
  /** Its title for a new record and for one that is edited. */
  titles: { add: string; edit: string }
  /** What the button says for a new record, unless it is the title. */
  addLabel?: string
  width?: number
  onInvalid?: (problems: Problems) => void
  /** The fields. */
  children: ReactNode
}

/** The dialog in which a record is added or edited; it closes once that is stored. */
export function RecordDialog<Form>(props: RecordDialogProps<Form>) {
  const { opened, onClose, record, api, form, titles, addLabel = titles.add } = props
  const add = api.useAdd()
  const update = api.useUpdate()

  function save() {
    const after = { onSuccess: onClose, onError: form.showProblems }
    if (record) update.mutate({ id: record.id, changes: form.changes() }, after)
    else add.mutate(form.read(), after)
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={record ? titles.edit : titles.add}
      submitLabel={record ? 'Save Changes' : addLabel}
      onSubmit={form.onSubmit(save, props.onInvalid)}
      pending={add.isPending || update.isPending}
      width={props.width}
    >
      {props.children}
    </FormDialog>
  )
}
