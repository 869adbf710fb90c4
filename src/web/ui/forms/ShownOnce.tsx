import { Button, Group, Paper, Stack, TextInput } from '@mantine/core'
import { copyText } from '#web/lib/clipboard.ts'
import { toast } from '#web/lib/toast.tsx'

interface ShownOnceProps {
  label: string
  description?: string
  secret: string
  onDone: () => void
}

/** A secret that the server does not keep: it can be copied now, and never again. */
export function ShownOnce({ label, description = '', secret, onDone }: ShownOnceProps) {
  async function copy() {
    if (await copyText(secret)) toast.success('Copied')
    else toast.error("It couldn't be copied", 'Select it in the field and copy it there.')
  }
  return (
    <Paper withBorder p={14} mt={10} role="group" aria-label={label}>
      <Stack gap={10}>
        <TextInput
          label={label}
          description={`${description} Copy it now: it isn't shown again`.trim()}
          readOnly
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group gap={8}>
          <Button size="sm" onClick={copy}>
            Copy
          </Button>
          <Button size="sm" variant="default" onClick={onDone}>
            Done
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
