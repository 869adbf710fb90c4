import { Textarea } from '@mantine/core'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'

interface MenuTextDialogProps {
  opened: boolean
  text: string
  onClose: () => void
}

/** The fallback for browsers that don't allow writing to the clipboard. */
export function MenuTextDialog({ opened, text, onClose }: MenuTextDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Share the menu">
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
    </Dialog>
  )
}
