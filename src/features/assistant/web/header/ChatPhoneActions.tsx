import { Button } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { InPhoneHeader } from '#web/ui/InPhoneHeader.tsx'
import { ConversationList } from '../conversations/ConversationList.tsx'
import classes from './ChatHeader.module.css'
import { type ConversationAction, HeaderButton } from './HeaderButton.tsx'

interface ChatPhoneActionsProps {
  undoButtons: ReactNode
  onNew: () => void
  conversationActions: readonly ConversationAction[]
  nothingSaid: boolean
}

/** The chat's actions in the phone's own header. */
export function ChatPhoneActions(props: ChatPhoneActionsProps) {
  const { undoButtons, onNew, conversationActions, nothingSaid } = props
  return (
    <InPhoneHeader>
      <div className={classes.actions}>{undoButtons}</div>
      <HeaderButton icon={IconEdit} label="New chat" onClick={onNew} />
      <ConversationList
        actions={(close) =>
          conversationActions.map(({ icon: Icon, label, onClick }) => (
            <Button
              key={label}
              variant="subtle"
              color="gray"
              justify="flex-start"
              fullWidth
              leftSection={<Icon size={18} aria-hidden />}
              disabled={nothingSaid}
              onClick={() => {
                close()
                onClick()
              }}
            >
              {label}
            </Button>
          ))
        }
      />
    </InPhoneHeader>
  )
}
