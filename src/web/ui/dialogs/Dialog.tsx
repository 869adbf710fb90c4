import { FocusTrap, Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOverlay } from '../../lib/overlays.ts'
import { isTouched, useIsPhone } from '../../lib/viewport.ts'
import { useReturnFocus } from './useReturnFocus.ts'

interface DialogProps extends Pick<ModalProps, 'closeOnClickOutside' | 'classNames'> {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Width in pixels where the window is wide enough; a phone always gets a full sheet. */
  width?: number
  /** Something is under way, or another dialog stands before this one: Escape is not for it. */
  busy?: boolean
  children: ReactNode
}

/** A dialog that is no form: a form is a FormDialog, a question a ConfirmDialog. */
export function Dialog({ opened, width = 500, busy, children, ...modal }: DialogProps) {
  const phone = useIsPhone()
  useReturnFocus(opened)
  useOverlay(opened, () => !busy && modal.onClose())
  return (
    <Modal
      opened={opened}
      returnFocus={false}
      size={width}
      fullScreen={phone}
      padding={phone ? 16 : 24}
      closeOnEscape={!busy}
      closeButtonProps={{ 'aria-label': 'Close', disabled: busy }}
      {...modal}
    >
      {/* It stands before whatever field would take the focus. */}
      {isTouched() && <FocusTrap.InitialFocus />}
      {children}
    </Modal>
  )
}
