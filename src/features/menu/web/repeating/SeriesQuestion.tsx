import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOverlay } from '#web/lib/overlays.ts'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import { useReturnFocus } from '#web/ui/dialogs/useReturnFocus.ts'

interface SeriesQuestionProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  pending: boolean
  tone?: 'brand' | 'red'
  onThis: () => void
  onAll: () => void
}

/** Asks how far a change of a repeating meal reaches. */
export function SeriesQuestion(props: SeriesQuestionProps) {
  const { opened, onClose, pending, onThis, onAll } = props
  const { title, children, tone = 'brand' } = useLastValue(opened, props)
  useReturnFocus(opened)
  useOverlay(opened, () => !pending && onClose())
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={title}
      size={440}
      centered
      closeOnEscape={!pending}
      closeOnClickOutside={!pending}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p>{children}</p>
      <Group justify="flex-end" gap={10} mt={24}>
        <Button variant="default" onClick={onAll} disabled={pending}>
          This and all after it
        </Button>
        <Button color={tone} onClick={onThis} disabled={pending} data-autofocus>
          Only this one
        </Button>
      </Group>
    </Modal>
  )
}
