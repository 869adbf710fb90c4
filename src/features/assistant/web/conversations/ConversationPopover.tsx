import { Popover, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { endpointQuery, withParams } from '#web/lib/http/call.ts'
import { useShortDate } from '#web/lib/shortDate.ts'
import { toast } from '#web/lib/toast.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { Conversation } from '../../conversations/conversations.contract.ts'
import { conversationEndpoints } from '../../conversations/conversations.endpoints.ts'
import { useChatSession } from '../chatSession.ts'
import { conversationList, useDeleteConversation } from '../conversations.api.ts'
import classes from './ConversationPopover.module.css'
import { ConversationsButton } from './ConversationsButton.tsx'

export interface ConversationListProps {
  /** Buttons above the list, where there is no room for them beside it. */
  actions?: (close: () => void) => ReactNode
}

/** Opens when mounted, since it replaces the button that was just pressed. */
export function ConversationPopover({ actions }: ConversationListProps) {
  const { session, conversationId } = useChatSession()
  const client = useQueryClient()
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const [deleting, setDeleting] = useState<Conversation>()
  const remove = useDeleteConversation((id) => session.forget(id))

  async function open({ id }: Conversation) {
    try {
      await client.fetchQuery(
        endpointQuery(conversationEndpoints.topic, withParams(conversationEndpoints.read, { id })),
      )
      await session.load(id)
      toast.success('Conversation loaded')
    } catch {
      toast.error('Error loading conversation', 'Could not load the selected conversation')
    }
  }

  const confirm = () => {
    if (deleting) remove.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })
  }

  return (
    <>
      <Popover
        opened={opened && !deleting}
        onChange={setOpened}
        position="bottom-end"
        width={340}
        trapFocus
      >
        <Popover.Target>
          <ConversationsButton
            andMore={actions !== undefined}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          />
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-label="Conversations">
          {opened && actions?.(() => setOpened(false))}
          {opened && (
            <Rows
              current={conversationId}
              onOpen={(conversation) => {
                setOpened(false)
                open(conversation)
              }}
              onDelete={setDeleting}
            />
          )}
        </Popover.Dropdown>
      </Popover>
      <ConfirmDialog
        opened={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        title="Delete conversation"
        confirmLabel="Delete"
        onConfirm={confirm}
        pending={remove.isPending}
      >
        Are you sure you want to delete this conversation? This cannot be undone.
      </ConfirmDialog>
    </>
  )
}

interface RowsProps {
  current: number | null
  onOpen: (conversation: Conversation) => void
  onDelete: (conversation: Conversation) => void
}

function Rows({ current, onOpen, onDelete }: RowsProps) {
  const conversations = useQuery(conversationList)
  const shortDate = useShortDate()
  return (
    <QueryStates
      query={conversations}
      loading={<p className={`${classes.note} dim small`}>Loading conversations…</p>}
      failed="The conversations couldn't be loaded"
      compact="Conversations"
      empty={<p className={`${classes.note} dim small`}>No conversations yet.</p>}
    >
      {(list) => (
        <ul role="list">
          {list.map((conversation) => {
            const { id, title, totalMessages, lastMessageAt, createdAt } = conversation
            const count = totalMessages === 1 ? '1 message' : `${totalMessages} messages`
            return (
              <li key={id} className={classes.row} data-current={id === current || undefined}>
                <UnstyledButton className={classes.open} onClick={() => onOpen(conversation)}>
                  <span className="cut strong">{title}</span>
                  <span className="dim small">
                    {count}
                    {shortDate && ` · ${shortDate(lastMessageAt ?? createdAt)}`}
                  </span>
                </UnstyledButton>
                <IconButton
                  icon={IconTrash}
                  label={`Delete ${title}`}
                  onClick={() => onDelete(conversation)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </QueryStates>
  )
}
