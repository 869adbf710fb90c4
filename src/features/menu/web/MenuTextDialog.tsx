import { Modal, Textarea } from '@mantine/core'
import { useIsPhone } from '../../../web/lib/viewport.ts'
import { useReturnFocus } from '../../../web/ui/useReturnFocus.ts'

interface MenuTextDialogProps {
  opened: boolean
  text: string
  onClose: () => void
}

/** Where the browser lets nobody copy for you. */
export function MenuTextDialog({ opened, text, onClose }: MenuTextDialogProps) {
  const phone = useIsPhone()
  useReturnFocus(opened)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title="Share the menu"
      size={500}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Textarea
        label="Copy this text"
        readOnly
        autosize
        minRows={6}
        maxRows={16}
        value={text}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  )
}
