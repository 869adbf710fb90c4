import { IconDots, IconMessages } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'

interface ConversationsButtonProps {
  /** The popover has more than the conversations. */
  andMore: boolean
  ref?: RefObject<HTMLButtonElement | null>
  'aria-expanded': boolean
  onClick: () => void
}

export function ConversationsButton({ andMore, ...props }: ConversationsButtonProps) {
  const label = andMore ? 'Conversations and more' : 'Conversations'
  const icon = andMore ? IconDots : IconMessages
  return <IconButton icon={icon} iconSize={20} label={label} title={label} {...props} />
}
