import { FocusTrap, Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOverlay } from '../../lib/overlays.ts'
import { isTouchScreen, useIsPhone } from '../../lib/viewport.ts'
import { useReturnFocus } from './useReturnFocus.ts'

interface DialogProps extends Pick<ModalProps, 'closeOnClickOutside' | 'classNames'> {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Width in pixels where the window is wide enough; a phone always gets a full sheet. */
  width?: number
  /** Something is pending, or another dialog is in front: Escape does not close this one. */
  busy?: boolean
  children: ReactNode
}

/** A dialog without a form: FormDialog has one, ConfirmDialog asks a question. */
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
      {/* On touch screens this takes the focus instead of a field, so no keyboard opens. */}
      {isTouchScreen() && <FocusTrap.InitialFocus />}
      {children}
    </Modal>
  )
}
