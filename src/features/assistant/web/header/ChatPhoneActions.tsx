import { Button } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { InPhoneHeader } from '#web/ui/InPhoneHeader.tsx'
import { ConversationList } from '../conversations/ConversationList.tsx'
import classes from './ChatHeader.module.css'
import { HeaderButton, type OwnAction } from './HeaderButton.tsx'

interface ChatPhoneActionsProps {
  undoButtons: ReactNode
  onNew: () => void
  conversations: Omit<ComponentProps<typeof ConversationList>, 'actions'>
  own: readonly OwnAction[]
  nothingSaid: boolean
}

/** The chat's actions in the phone's own header. */
export function ChatPhoneActions(props: ChatPhoneActionsProps) {
  const { undoButtons, onNew, conversations, own, nothingSaid } = props
  return (
    <InPhoneHeader>
      <div className={classes.actions}>{undoButtons}</div>
      <HeaderButton icon={IconEdit} label="New chat" onClick={onNew} />
      <ConversationList
        {...conversations}
        actions={(close) =>
          own.map(({ icon: Icon, label, onClick }) => (
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
