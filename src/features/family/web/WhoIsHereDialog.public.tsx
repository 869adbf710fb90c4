import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { WhoChoices } from './WhoChoices.tsx'
import { presenceQuery } from './whoIsHere.api.ts'

interface WhoIsHereDialogProps {
  opened: boolean
  onClose: () => void
}

export function WhoIsHereDialog({ opened, onClose }: WhoIsHereDialogProps) {
  const { data: presence } = useQuery(presenceQuery)
  return (
    <Dialog opened={opened} onClose={onClose} title="Who is at this device?">
      <Stack gap={18}>
        <p className="dim">
          The history, the shopping list and everybody's messages say who did what from now on.
          There is no password, and anybody may change it.
        </p>
        <WhoChoices chosen={presence?.memberId ?? null} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}
