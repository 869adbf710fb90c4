import { Button, Modal } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useIsPhone } from '../lib/viewport.ts'
import classes from './FormDialog.module.css'
import { useHeld } from './useHeld.ts'
import { useReturnFocus } from './useReturnFocus.ts'

interface FormDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  pending?: boolean
  /** Width in pixels where the window is wide enough; a phone always gets a full sheet. */
  width?: number
  /** The fields. `data-autofocus` on one of them takes the focus. */
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { opened, onClose, onSubmit, pending = false, width = 500 } = props
  const shown = useHeld(opened, props)
  useReturnFocus(opened)
  const phone = useIsPhone()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={shown.title}
      size={width}
      fullScreen={phone}
      closeOnEscape={!pending}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close', disabled: pending }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <div className={classes.fields}>{shown.children}</div>
        <footer className={classes.footer}>
          <Button variant="default" onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            {shown.submitLabel}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
