import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOverlay } from '../../lib/overlays.ts'
import { useLastValue } from './useLastValue.ts'
import { useReturnFocus } from './useReturnFocus.ts'

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  confirmLabel: string
  onConfirm: () => void
  pending?: boolean
  /** Red for an action that is hard to undo. */
  tone?: 'brand' | 'red'
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, onConfirm, pending = false } = props
  const shown = useLastValue(opened, props)
  useReturnFocus(opened)
  useOverlay(opened, () => !pending && onClose())
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={shown.title}
      size={420}
      centered
      closeOnEscape={!pending}
      closeOnClickOutside={!pending}
      withCloseButton={false}
    >
      <div>{shown.children}</div>
      <Group justify="flex-end" gap={10} mt={24}>
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          Cancel
        </Button>
        <Button color={shown.tone ?? 'red'} onClick={onConfirm} loading={pending}>
          {shown.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
