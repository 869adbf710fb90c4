import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { copyText } from '#web/lib/clipboard.ts'
import { toast } from '#web/lib/toast.tsx'

interface CopyButtonProps {
  text: string
  /** What it says: 'Copy Query JSON'. */
  children: string
  /** For a screen reader, where several say the same. */
  label?: string
}

export function CopyButton({ text, children, label }: CopyButtonProps) {
  async function copy() {
    if (await copyText(text)) toast.success('Copied to clipboard')
    else toast.error("It couldn't be copied", 'Select the text and copy it there.')
  }
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={label}
      leftSection={<IconCopy size={16} aria-hidden />}
      onClick={copy}
    >
      {children}
    </Button>
  )
}
