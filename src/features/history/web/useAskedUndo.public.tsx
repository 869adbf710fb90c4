import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { presenceQuery } from '#features/family/web/whoIsHere.api.ts'
import { isNamed } from '#shared/userIds.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import type { Reached } from '../history.endpoints.ts'
import { reachQuery, type Step, stepLabels, useUndoRedo } from './history.api.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
)

/** Undo and redo; what somebody else did is only taken back after a question, which must be shown. */
export function useAskedUndo(): {
  can: Record<Step, boolean>
  take: (step: Step) => void
  question: ReactNode
} {
  const { can, take } = useUndoRedo()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Reached & { step: Step }>()

  async function takeOrAsk(step: Step) {
    const others = await othersIn(step).catch(() => undefined)
    if (others) setAsked({ ...others, step })
    else take(step)
  }

  /** What the step would take back, if somebody else did it. */
  async function othersIn(step: Step) {
    const [reach, { name }] = await Promise.all([
      client.fetchQuery(reachQuery),
      client.fetchQuery(presenceQuery),
    ])
    const reached = reach[step]
    return reached && isNamed(reached.by) && reached.by !== name ? reached : undefined
  }

  const close = () => setAsked(undefined)
  const label = stepLabels[asked?.step ?? 'undo']
  const question = (
    <ConfirmDialog
      opened={asked !== undefined}
      onClose={close}
      title={
        asked?.step === 'redo' ? `Redo what ${asked.by} undid?` : `Undo what ${asked?.by} did?`
      }
      confirmLabel={label}
      tone="brand"
      onConfirm={() => {
        if (asked) take(asked.step)
        close()
      }}
    >
      {asked?.text}
    </ConfirmDialog>
  )
  return { can, take: (step) => void takeOrAsk(step), question }
}
