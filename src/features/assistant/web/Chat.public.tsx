import { useEffect, useState } from 'react'
import { usePendingProposals } from '#features/proposals/web/proposals.api.ts'
import { isUnanswered } from '#web/lib/http/request.ts'
import { lazyPart } from '#web/lib/lazyPart.tsx'
import { toast } from '#web/lib/toast.tsx'
import classes from './Chat.module.css'
import { ChatScroll } from './ChatScroll.tsx'
import { Composer } from './Composer.tsx'
import { joinMessages } from './chatMessages.ts'
import { useChatSession } from './chatSession.ts'
import { ChatHeader } from './header/ChatHeader.tsx'
import { useConversation } from './useConversation.ts'

const ProposalsPanel = lazyPart(
  async () => (await import('#features/proposals/web/ProposalsPanel.public.tsx')).ProposalsPanel,
)

const ChatWelcome = lazyPart(async () => (await import('./ChatWelcome.tsx')).ChatWelcome)
const MessageList = lazyPart(async () => (await import('./MessageList.tsx')).MessageList)

interface ChatProps {
  /** Set beside another screen: the chat is then smaller and has a close button. */
  onClose?: () => void
}

export function Chat({ onClose }: ChatProps) {
  const { session, conversationId, local, status } = useChatSession()
  const { conversation, messages: stored, error, showEarlier } = useConversation(conversationId)
  const messages = joinMessages(conversationId === null ? undefined : stored, local)
  const { proposals = [] } = usePendingProposals()
  // Stays mounted once it was shown, since somebody may be typing in a card.
  const [hasPanel, setHasPanel] = useState(false)
  if (proposals.length > 0 && !hasPanel) setHasPanel(true)

  // What is on the screen stays there without a connection.
  const isAway = isUnanswered(error)
  const failed = error !== null && !(isAway && messages.length > 0)
  // If a conversation was deleted elsewhere or can't be read, its local messages stay readable.
  useEffect(() => {
    if (!failed) return
    toast.error('Error loading conversation', 'Could not load the selected conversation')
  }, [failed])

  const sendMessage = (text: string, photos: readonly File[] = []) => session.send(text, photos)

  return (
    <div className={classes.chat} data-embedded={onClose ? true : undefined}>
      <ChatHeader
        title={conversation.data?.title}
        messages={messages}
        status={status}
        onClose={onClose}
      />
      <ChatScroll messages={messages} panel={hasPanel && <ProposalsPanel />}>
        {messages.length === 0 ? (
          <ChatWelcome onAsk={sendMessage} />
        ) : (
          <MessageList
            messages={messages}
            arriving={status === 'responding'}
            onEarlier={showEarlier}
            onSay={status === 'waiting' ? sendMessage : undefined}
          />
        )}
      </ChatScroll>
      <Composer ready={status === 'waiting'} onSend={sendMessage} onStop={() => session.stop()} />
    </div>
  )
}
