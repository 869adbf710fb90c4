import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useShortMoment } from '#web/lib/shortDate.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import type { VersionEntry } from '../versions.contract.ts'
import classes from './RestoreVersionDialog.module.css'
import { isNewer, useRestore } from './versions.api.ts'
import { restorationOf } from './versionView.ts'

interface RestoreDialogProps {
  opened: boolean
  entry: VersionEntry | undefined
  onClose: () => void
}

/** Asks again if the restore would replace newer data. */
export function RestoreDialog({ opened, entry, onClose }: RestoreDialogProps) {
  const shown = useLastValue(opened, entry)
  const restore = useRestore()
  const moment = useShortMoment()
  const [onlyHere, setOnlyHere] = useState(false)
  const newer = isNewer(restore.error) ? (restore.error.warnings ?? []) : undefined

  function close() {
    onClose()
    restore.reset()
    setOnlyHere(false)
  }

  function confirm() {
    if (!shown) return
    restore.mutate(
      { id: shown.id, overwrite: newer !== undefined, whole: !onlyHere },
      {
        onSuccess: close,
        onError: (error) => {
          if (!isNewer(error)) close()
        },
      },
    )
  }

  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title="Confirm Restoration"
      confirmLabel={newer ? 'Restore anyway' : 'Restore'}
      tone={newer ? 'red' : 'brand'}
      pending={restore.isPending}
      onConfirm={confirm}
    >
      {shown && (
        <>
          {shown.changeDescription}, {moment?.(shown.timestamp)}. {restorationOf(shown)}
          {shown.elsewhere.length > 0 && (
            <Checkbox
              mt={12}
              label={`Also take back what it did elsewhere: ${shown.elsewhere.join(', ')}`}
              checked={!onlyHere}
              onChange={(event) => {
                setOnlyHere(!event.currentTarget.checked)
                // What is newer is another question then.
                restore.reset()
              }}
            />
          )}
          <span
            className={`${classes.newer} notice tinted`}
            data-tone="red"
            role="alert"
            hidden={!newer}
          >
            {newer?.join(' ')} Restoring replaces that. It stays in the history.
          </span>
        </>
      )}
    </ConfirmDialog>
  )
}
