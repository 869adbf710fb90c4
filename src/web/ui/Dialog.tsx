import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../lib/viewport.ts'
import { useReturnFocus } from './useReturnFocus.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Width in pixels where the window is wide enough; a phone always gets a full sheet. */
  width?: number
  /** Something is under way, or another dialog stands before this one: Escape is not for it. */
  busy?: boolean
  closeOnClickOutside?: boolean
  children: ReactNode
}

/** A dialog that is no form: a form is a FormDialog, a question a ConfirmDialog. */
export function Dialog({ opened, onClose, title, width = 500, busy, ...rest }: DialogProps) {
  const phone = useIsPhone()
  useReturnFocus(opened)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={title}
      size={width}
      fullScreen={phone}
      closeOnEscape={!busy}
      closeButtonProps={{ 'aria-label': 'Close', disabled: busy }}
      {...rest}
    />
  )
}
