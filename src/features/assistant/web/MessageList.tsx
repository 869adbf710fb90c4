import { Button, Stack } from '@mantine/core'
import { Fragment } from 'react'
import { ReplacedProposals } from '#features/proposals/web/ReplacedProposals.public.tsx'
import { Choices } from './Choices.tsx'
import type { ChatMessage } from './chatMessages.ts'
import { MessageBubble } from './MessageBubble.tsx'

interface MessageListProps {
  messages: readonly ChatMessage[]
  arriving: boolean
  onEarlier?: () => void
  /** Missing while an answer is on its way. */
  onSay?: (text: string) => void
}

export function MessageList({ messages, arriving, onEarlier, onSay }: MessageListProps) {
  const last = messages.at(-1)
  return (
    <>
      {onEarlier && (
        <Button variant="subtle" size="sm" display="block" mx="auto" onClick={onEarlier}>
          Show earlier messages
        </Button>
      )}
      <Stack role="list" component="ul" gap={14} p="4px 0 14px">
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
    </>
  )
}
