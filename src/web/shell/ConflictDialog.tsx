import { type ComponentType, Suspense, use } from 'react'
import { fieldLabel } from '#shared/fieldLabel.ts'
import { DraftContext } from '../lib/forms/draft.ts'
import { isUnknown, RequestError } from '../lib/http/request.ts'
import { lazyComponent } from '../lib/lazyComponent.ts'
import { MergeConflict } from '../lib/outbox/mergeEdits.ts'
import { showConflict } from '../lib/outbox/openConflict.ts'
import { outbox } from '../lib/outbox/outbox.ts'
import { refusalWords } from '../lib/outbox/outboxMessages.ts'
import { type PendingChange, typedOf } from '../lib/outbox/pendingChange.ts'
import { resolveConflict } from '../lib/outbox/resolveConflict.ts'
import { offlineLists } from '../routes.tsx'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import type { RecordDialogState } from '../ui/dialogs/RecordDialog.tsx'

const forms = new Map<string, ComponentType<RecordDialogState<never>>>()

/** The form in which the records of a list are added and edited, fetched when it is needed. */
function formOf(topic: string) {
  const load = async () => {
    const list = (await offlineLists()).find((each) => each.topic === topic)
    return (await list?.form?.()) ?? WithoutForm
  }
  const form = forms.get(topic) ?? lazyComponent(load).Component
  forms.set(topic, form)
  return form
}

/** For a list that has none: what was typed can be read, and is let go of. */
function WithoutForm({ opened, onClose }: RecordDialogState<never>) {
  const { note = '', typed = {} } = use(DraftContext) ?? {}
  return (
    <ConfirmDialog
      opened={opened}
      title="This couldn’t be saved"
      confirmLabel="Let go of it"
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

/** What the server had against it, as if it had just said so. */
function problemWith({ problem }: PendingChange): RequestError {
  const { status = 0, body = {}, fields } = problem ?? {}
  const refused = new RequestError(status, body.message ?? '', body)
  return fields && body.current ? new MergeConflict(refused, body.current, fields) : refused
}

/** A change that the server did not take, in its own form again: what was typed, and why not. */
export function ConflictDialog({ change }: { change: PendingChange }) {
  const Dialog = formOf(change.topic)
  const problem = problemWith(change)
  const { title, text } = refusalWords(change, problem)
  const base = change.kind === 'update' && !isUnknown(problem) ? change.base : undefined
  const draft = {
    typed: typedOf(change),
    problem,
    // What both wrote stands at the fields.
    note: problem instanceof MergeConflict ? undefined : `${title}. ${text}`,
    onSaved: (answer: unknown) => resolveConflict(outbox, change, answer),
  }
  // Whoever leaves the form lets go of it; the form asks before.
  function close() {
    resolveConflict(outbox, change)
    showConflict(undefined)
    outbox.send()
  }
  return (
    <DraftContext value={draft}>
      <Suspense>
        <Dialog opened record={base as never} onClose={close} />
      </Suspense>
    </DraftContext>
  )
}
