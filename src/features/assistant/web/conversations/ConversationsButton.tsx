import { IconMessages } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'

interface ConversationsButtonProps {
  ref?: RefObject<HTMLButtonElement | null>
  'aria-expanded': boolean
  onClick: () => void
}

export const ConversationsButton = (props: ConversationsButtonProps) => (
  <IconButton
    icon={IconMessages}
    iconSize={20}
    label="Conversations"
    title="Conversations"
    {...props}
  />
)
