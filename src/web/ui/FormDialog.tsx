import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import classes from './FormDialog.module.css'
import { useHeld } from './useHeld.ts'

interface FormDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  pending?: boolean
  /** For a record that can be deleted here: at the foot, away from the other two. */
  onDelete?: () => void
  /** Another dialog stands before this one. */
  covered?: boolean
  /** Width in pixels where the window is wide enough; a phone always gets a full sheet. */
  width?: number
  /** The fields. `data-autofocus` on one of them takes the focus. */
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { opened, onClose, onSubmit, onDelete, pending = false, covered = false, width } = props
  const shown = useHeld(opened, props)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={shown.title}
      width={width}
      busy={pending || covered}
      closeOnClickOutside={false}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <div className={classes.fields}>{shown.children}</div>
        <footer className={classes.footer}>
          {onDelete && (
            <Button
              variant="subtle"
              color="red"
              className={classes.delete}
              onClick={onDelete}
              disabled={pending}
            >
              Delete
            </Button>
          )}
          <Button variant="default" onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            {shown.submitLabel}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
