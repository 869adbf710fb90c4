import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSparkles } from '@tabler/icons-react'
import { usePendingProposals } from '#features/proposals/web/proposals.api.ts'
import { media } from '#web/breakpoints.ts'
import { lazyPart } from '#web/lib/lazyPart.tsx'
import { useStored } from '#web/lib/stored.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import classes from './AssistantPanel.module.css'

const Chat = lazyPart(async () => (await import('./Chat.part.tsx')).Chat)

/** Whether the window has room for the chat beside a screen, and somebody wants it there. */
export function useAssistantPanel() {
  const room = useMediaQuery(media.roomy, false, { getInitialValueInEffect: false })
  const [wanted, setWanted] = useStored('food-pal-assistant-panel', false)
  return { room, open: room && wanted, setOpen: setWanted }
}

interface AssistantPanelProps {
  open: boolean
  onOpen: (open: boolean) => void
}

/** The chat beside the household's screens, or the button that brings it there. */
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
