import { Button, Title } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceFloppy,
  IconDownload,
  IconLayoutSidebarRightCollapse,
  IconPlus,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAskedUndo } from '#features/history/web/useAskedUndo.public.tsx'
import { lazyDialog, lazyExtra } from '#web/lib/lazyPart.tsx'
import { toast } from '#web/lib/toast.tsx'
import { useIsPhone } from '#web/lib/viewport.ts'
import { InPhoneHeader } from '#web/ui/InPhoneHeader.tsx'
import { Pill } from '#web/ui/Pill.tsx'
import type { ChatMessage } from '../chatMessages.ts'
import { useChatSession } from '../chatSession.ts'
import type { ChatStatus } from '../chatState.ts'
import { ConversationList } from '../conversations/ConversationList.tsx'
import classes from './ChatHeader.module.css'
import { type ConversationAction, HeaderButton } from './HeaderButton.tsx'

const ChatPhoneActions = lazyExtra(
  async () => (await import('./ChatPhoneActions.tsx')).ChatPhoneActions,
)
const SaveDialog = lazyDialog(
  async () => (await import('../conversations/SaveDialog.tsx')).SaveDialog,
)

const statusTexts: Record<ChatStatus, string> = {
  waiting: 'Waiting for your input',
  asking: 'Asking assistant',
  generating: 'Generating proposals',
  responding: 'Responding',
}

interface ChatHeaderProps {
  /** The conversation's title, once it is stored. */
  title: string | undefined
  messages: readonly ChatMessage[]
  status: ChatStatus
  onClose?: () => void
}

export function ChatHeader({ title, messages, status, onClose }: ChatHeaderProps) {
  const { session, conversationId, speed } = useChatSession()
  const { can, take, question } = useAskedUndo()
  const client = useQueryClient()
  const [saving, setSaving] = useState(false)
  const phone = useIsPhone()
  const nothingSaid = messages.length === 0
  const shownTitle = title ?? 'AI Assistant'

  async function startNew() {
    try {
      await session.startNew()
    } catch (error) {
      console.warn('The chat could not be saved', error)
      toast.error('Save Failed', 'Could not save conversation. Please try again.')
    }
  }

  async function exportText() {
    const { exportChat } = await import('../chatExport.ts')
    await exportChat(client, shownTitle, conversationId, messages)
  }

  const undoButtons = (
    <>
      <HeaderButton
        icon={IconArrowBackUp}
        label="Undo"
        disabled={!can.undo}
        onClick={() => take('undo')}
      />
      <HeaderButton
        icon={IconArrowForwardUp}
        label="Redo"
        disabled={!can.redo}
        onClick={() => take('redo')}
      />
      {question}
    </>
  )
  const conversationActions: ConversationAction[] = [
    {
      icon: IconDeviceFloppy,
      label: conversationId === null ? 'Save conversation' : 'Update conversation',
      onClick: () => setSaving(true),
    },
    {
      icon: IconDownload,
      label: 'Export conversation',
      tip: 'Export as text',
      onClick: exportText,
    },
  ]
  const statusText = (
    <span role="status" className={classes.status} data-waiting={status === 'waiting' || undefined}>
      <Pill tone={status === 'waiting' ? 'brand' : 'blue'}>
        {statusTexts[status]}
        {speed > 0 && <span aria-hidden> · {speed} tokens a second</span>}
      </Pill>
    </span>
  )
  const saveDialog = (
    <SaveDialog
      key={String(saving)}
      opened={saving}
      onClose={() => setSaving(false)}
      title={title}
      messages={messages}
      onSave={(name) => session.save(name)}
    />
  )

  if (phone)
    return (
      <>
        <InPhoneHeader asTitle>
          <Title order={1} className={`${classes.title} cut`}>
            {shownTitle}
          </Title>
        </InPhoneHeader>
        <ChatPhoneActions
          undoButtons={undoButtons}
          onNew={startNew}
          conversationActions={conversationActions}
          nothingSaid={nothingSaid}
        />
        {statusText}
        {saveDialog}
      </>
    )
  return (
    <header className={classes.header} data-embedded={onClose ? true : undefined}>
      <div className={classes.words}>
        <Title order={onClose ? 2 : 1} className={classes.title}>
          {onClose ? 'Assistant' : shownTitle}
        </Title>
        {statusText}
      </div>
      <div className={classes.actions}>
        {undoButtons}
        <ConversationList />
        {onClose ? (
          <>
            <HeaderButton icon={IconPlus} label="New chat" onClick={startNew} />
            <HeaderButton
              icon={IconLayoutSidebarRightCollapse}
              label="Close the assistant"
              tip="Close"
              onClick={onClose}
            />
          </>
        ) : (
          <>
            {conversationActions.map((action) => (
              <HeaderButton key={action.label} disabled={nothingSaid} {...action} />
            ))}
            <Button
              variant="default"
              ml={6}
              leftSection={<IconPlus size={17} aria-hidden />}
              onClick={startNew}
            >
              New chat
            </Button>
          </>
        )}
      </div>
      {saveDialog}
    </header>
  )
}
