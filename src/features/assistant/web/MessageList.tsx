import { Button, Stack } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { Fragment } from 'react'
import { ReplacedProposals } from '#features/proposals/web/ReplacedProposals.public.tsx'
import { Choices } from './Choices.tsx'
import type { ChatMessage } from './chatMessages.ts'
import { MessageBubble } from './MessageBubble.tsx'
import classes from './MessageList.module.css'
import { useFollowedScroll } from './useFollowedScroll.ts'

interface MessageListProps {
  messages: readonly ChatMessage[]
  arriving: boolean
  onEarlier?: () => void
  /** Missing while an answer is on its way. */
  onSay?: (text: string) => void
}

/** Scrolls with new text, unless somebody has scrolled up to read. */
export function MessageList({ messages, arriving, onEarlier, onSay }: MessageListProps) {
  const last = messages.at(-1)
  const { box, following, onScroll, follow } = useFollowedScroll(
    `${messages.length} ${last?.uuid} ${last?.content.length} ${onSay ? last?.choices?.length : ''}`,
    messages[0]?.uuid,
    last?.role === 'user' ? last.uuid : undefined,
  )
  return (
    <div className={classes.frame}>
      <section
        ref={box}
        className={classes.scroll}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Conversation"
      >
        {onEarlier && (
          <Button variant="subtle" size="sm" display="block" mx="auto" onClick={onEarlier}>
            Show earlier messages
          </Button>
        )}
        <Stack role="list" component="ul" gap={14} mih="100%" p="4px 0 14px">
          {messages.map((message) => (
            <Fragment key={message.uuid}>
              <MessageBubble message={message} arriving={arriving && message === last} />
              {onSay && message === last && last.choices && (
                <Choices choices={last.choices} onSay={onSay} />
              )}
              {message.role === 'user' && message.id !== undefined && (
                <ReplacedProposals messageId={message.id} />
              )}
            </Fragment>
          ))}
        </Stack>
      </section>
      {!following && (
        <Button
          size="compact-sm"
          className={classes.follow}
          leftSection={<IconArrowDown size={15} aria-hidden />}
          onClick={follow}
        >
          Latest message
        </Button>
      )}
    </div>
  )
}
