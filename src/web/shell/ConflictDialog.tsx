import { type ComponentType, Suspense, use } from 'react'
import { fieldLabel } from '#shared/fieldLabel.ts'
import { RefusedInputContext } from '../lib/forms/refusedInput.ts'
import { isNotFound, RequestError } from '../lib/http/request.ts'
import { lazyComponent } from '../lib/lazyComponent.ts'
import { MergeConflict } from '../lib/outbox/mergeEdits.ts'
import { outbox } from '../lib/outbox/outbox.ts'
import { refusalWords } from '../lib/outbox/outboxMessages.ts'
import { type PendingChange, typedOf } from '../lib/outbox/pendingChange.ts'
import { removeResolved } from '../lib/outbox/removeResolved.ts'
import { showConflict } from '../lib/outbox/shownConflict.ts'
import { offlineLists } from '../routes.tsx'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import type { RecordDialogState } from '../ui/dialogs/RecordDialog.tsx'

const forms = new Map<string, ComponentType<RecordDialogState<never>>>()

function formOf(topic: string) {
  const load = async () => {
    const list = (await offlineLists()).find((each) => each.topic === topic)
    return (await list?.form?.()) ?? WithoutForm
  }
  const form = forms.get(topic) ?? lazyComponent(load).Component
  forms.set(topic, form)
  return form
}

/** For a list without a form: shows the refused input, which can only be dropped. */
function WithoutForm({ opened, onClose }: RecordDialogState<never>) {
  const { note = '', typed = {} } = use(RefusedInputContext) ?? {}
  return (
    <ConfirmDialog
      opened={opened}
      title="This couldn’t be saved"
      confirmLabel="Discard it"
      onConfirm={onClose}
      onClose={() => showConflict(undefined)}
    >
      {note}{' '}
      {Object.entries(typed)
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => `${fieldLabel(name)}: ${String(value)}`)
        .join(' · ')}
    </ConfirmDialog>
  )
}

/** Rebuilds the server's refusal from the stored change. */
function problemWith({ problem }: PendingChange): RequestError {
  const { status = 0, body = {}, fields } = problem ?? {}
  const refused = new RequestError(status, body.message ?? '', body)
  return fields && body.current ? new MergeConflict(refused, body.current, fields) : refused
}

/** Opens a change that the server refused in its form again, with its input and the reason. */
export function ConflictDialog({ change }: { change: PendingChange }) {
  const Dialog = formOf(change.topic)
  const problem = problemWith(change)
  const { title, text } = refusalWords(change, problem)
  const base = change.kind === 'update' && !isNotFound(problem) ? change.base : undefined
  const refused = {
    typed: typedOf(change),
    problem,
    // Conflicting fields show their own notes.
    note: problem instanceof MergeConflict ? undefined : `${title}. ${text}`,
    onSaved: (answer: unknown) => removeResolved(outbox, change, answer),
  }
  // Leaving the form drops the change; the form has asked before.
  function close() {
    removeResolved(outbox, change)
    showConflict(undefined)
    outbox.send()
  }
  return (
    <RefusedInputContext value={refused}>
      <Suspense>
        <Dialog opened record={base as never} onClose={close} />
      </Suspense>
    </RefusedInputContext>
  )
}
