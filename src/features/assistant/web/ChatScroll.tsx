import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '#web/lib/viewport.ts'
import classes from './ChatScroll.module.css'
import type { ChatMessage } from './chatMessages.ts'
import { useFollowedScroll } from './useFollowedScroll.ts'

interface ChatScrollProps {
  messages: readonly ChatMessage[]
  children: ReactNode
  /** What stands after the last message: on a phone it scrolls with the messages. */
  panel: ReactNode
}

/** Scrolls with new text, unless somebody has scrolled up to read. */
export function ChatScroll({ messages, children, panel }: ChatScrollProps) {
  const phone = useIsPhone()
  const last = messages.at(-1)
  const { box, following, onScroll, follow } = useFollowedScroll(
    messages[0]?.uuid,
    last?.role === 'user' ? last.uuid : undefined,
    phone,
  )
  const followButton = !following && (
    <Button
      size="compact-sm"
      className={classes.follow}
      leftSection={<IconArrowDown size={15} aria-hidden />}
      onClick={follow}
    >
      Latest message
    </Button>
  )
  const scrolls = { ref: box, onScroll }
  return (
    <div className={classes.frame} {...(phone && scrolls)}>
      <div className={classes.messages}>
        <section
          className={classes.conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Conversation"
          {...(!phone && scrolls)}
        >
          <div className={classes.content}>{children}</div>
        </section>
        {!phone && followButton}
      </div>
      <div className={classes.panel}>{panel}</div>
      {phone && followButton}
    </div>
  )
}
