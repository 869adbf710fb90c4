import type { FormEvent, ReactNode } from 'react'
import { type SaveRecord, useSaveRecord } from '../lib/useSaveRecord.ts'
import { FormDialog } from './FormDialog.tsx'

/** What useRecordDialogs hands to the form of a screen. */
export interface RecordDialogState<R> {
  opened: boolean
  onClose: () => void
  /** The record to edit; none to add one. */
  record?: R
}

/** The fields that are wrong, and why. */
type Problems = Record<string, ReactNode>

type Submit = (
  save: () => void,
  onInvalid?: (problems: Problems) => void,
) => (event: FormEvent<HTMLFormElement>) => void

interface RecordDialogProps<Form> extends RecordDialogState<{ id: number }> {
  api: SaveRecord<Form>['api']
  form: SaveRecord<Form>['form'] & { onSubmit: Submit }
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
  const { save, pending } = useSaveRecord({ api, form, record, onSaved: onClose })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={record ? titles.edit : titles.add}
      submitLabel={record ? 'Save Changes' : addLabel}
      onSubmit={form.onSubmit(save, props.onInvalid)}
      pending={pending}
      width={props.width}
    >
      {props.children}
    </FormDialog>
  )
}
