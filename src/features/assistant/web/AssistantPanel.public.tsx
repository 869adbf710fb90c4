import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { usePendingProposals } from '#features/proposals/web/proposals.api.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import classes from './AssistantPanel.module.css'
import { Chat } from './Chat.public.tsx'

interface AssistantPanelProps {
  open: boolean
  onOpen: (open: boolean) => void
}

/** The chat beside other screens, or the button that opens it. */
export function AssistantPanel({ open, onOpen }: AssistantPanelProps) {
  const { proposals = [] } = usePendingProposals()
  if (open) {
    return (
      <aside aria-label="Assistant" className={classes.panel}>
        <Chat onClose={() => onOpen(false)} />
      </aside>
    )
  }
  return (
    <Button
      className={classes.open}
      radius="xl"
      leftSection={<IconSparkles size={18} aria-hidden />}
      rightSection={proposals.length > 0 && <CountBadge count={proposals.length} label="waiting" />}
      onClick={() => onOpen(true)}
    >
      Assistant
    </Button>
  )
}
