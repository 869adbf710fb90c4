import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, use, useEffect, useEffectEvent } from 'react'
import { DraftContext } from '../../lib/forms/draft.ts'
import type { Update } from '../../lib/http/recordApi.ts'
import type { Base } from '../../lib/outbox/mergeEdits.ts'
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
    useUpdate: () => UseMutationResult<unknown, Error, Update<Form>>
    useCurrent: (id: number | undefined) => { version: number } | null | undefined
  }
  /** From useContractForm. */
  form: {
    read: () => Form
    changes: () => Partial<Form>
    base: () => Base | undefined
    isDirty: () => boolean
    showProblems: (error: unknown) => void
    resume: (typed: object, problem: unknown) => void
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
  /** Where the dialog deletes, too: without a question, since its toast takes it back. */
  deletion?: UseMutationResult<unknown, Error, number>
  onInvalid?: (problems: Problems) => void
  /** The fields. */
  children: ReactNode
}

/** The dialog in which a record is added or edited; it closes once that is stored. */
export function RecordDialog<Form>(props: RecordDialogProps<Form>) {
  const { opened, onClose, record, api, form, titles, deletion, addLabel = titles.add } = props
  const add = api.useAdd()
  const update = api.useUpdate()
  const current = api.useCurrent(opened ? record?.id : undefined)
  const pending = add.isPending || update.isPending || deletion?.isPending

  const draft = use(DraftContext)
  const resume = useEffectEvent(() => draft && form.resume(draft.typed, draft.problem))
  useEffect(() => resume(), [])

  function save() {
    const onSuccess = (answer: unknown) => {
      draft?.onSaved(answer)
      onClose()
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
      {record && <Meanwhile current={current} seen={form.base()} />}
      {props.children}
    </FormDialog>
  )
}

type MeanwhileProps = { current: { version: number } | null | undefined; seen: Base | undefined }

/** What became of the record while its form is open. */
function Meanwhile({ current, seen }: MeanwhileProps) {
  if (current === undefined || !seen || current?.version === seen.version) return null
  return (
    <p className="notice tinted" data-tone="blue" role="status">
      {current
        ? 'Somebody else changed this meanwhile. What you leave alone stays as they wrote it.'
        : "This was deleted meanwhile, so it can't be saved any more. Copy what you need."}
    </p>
  )
}
