import { useMediaQuery } from '@mantine/hooks'
import { media } from '#web/breakpoints.ts'
import { useLocalState } from '#web/lib/storage/browserState.ts'

/** Whether the window has room for the chat beside a screen, and it was opened there. */
export function useAssistantPanel() {
  const room = useMediaQuery(media.roomy, false, { getInitialValueInEffect: false })
  const [wanted, setWanted] = useLocalState('food-pal-assistant-panel', false)
  return { room, open: room && wanted, setOpen: setWanted }
}
