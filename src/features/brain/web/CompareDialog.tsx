import { Button, Group, Title } from '@mantine/core'
import type { ListedSection } from '#features/assistant/prompt/sections/sections.logic.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import { TextBox } from '#web/ui/forms/TextBox.tsx'
import { PayloadNote } from './SentPayload.tsx'
import { useKeepSection, useResetSection } from './sections.api.ts'

interface CompareDialogProps {
  opened: boolean
  section?: ListedSection
  onClose: () => void
}

/** The household's text beside the shipped one, with buttons to choose. */
export function CompareDialog({ opened, section, onClose }: CompareDialogProps) {
  const shown = useLastValue(opened, section)
  const reset = useResetSection()
  const keep = useKeepSection()
  const busy = reset.isPending || keep.isPending
  if (!shown?.shipped) return null
  const { id, title, content, shipped, shippedHasChanged } = shown
  return (
    <Dialog opened={opened} onClose={onClose} title={title} width={860} busy={busy}>
      {shippedHasChanged && (
        <PayloadNote tone="warning">The shipped text has changed since you edited this</PayloadNote>
      )}
      <Title order={3} fz="md" mt={18} mb={8}>
        Yours
      </Title>
      <TextBox label="Yours" text={asText({ ...shown, content })} size="short" />
      <Title order={3} fz="md" mt={18} mb={8}>
        What comes with the app
      </Title>
      <TextBox label="What comes with the app" text={asText(shipped)} size="short" />
      <Group justify="flex-end" gap={10} mt={20}>
        <Button
          variant="default"
          loading={reset.isPending}
          disabled={keep.isPending}
          onClick={() => reset.mutate(id, { onSuccess: onClose })}
        >
          Reset to the shipped text
        </Button>
        <Button
          loading={keep.isPending}
          disabled={reset.isPending}
          onClick={() => (shippedHasChanged ? keep.mutate(id, { onSuccess: onClose }) : onClose())}
        >
          Keep mine
        </Button>
      </Group>
    </Dialog>
  )
}

const asText = ({ title, description, content }: NonNullable<ListedSection['shipped']>) =>
  `${title}\n${description}\n\n${content}`
