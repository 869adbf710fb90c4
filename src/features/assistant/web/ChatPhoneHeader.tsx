import { Button, Title } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { InPhoneHeader } from '#web/ui/InPhoneHeader.tsx'
import classes from './ChatHeader.module.css'
import { ConversationList } from './conversations/ConversationList.tsx'
import { HeaderButton, type OwnAction } from './HeaderButton.tsx'

interface ChatPhoneHeaderProps {
  title: string
  undoButtons: ReactNode
  onNew: () => void
  conversations: Omit<ComponentProps<typeof ConversationList>, 'actions'>
  own: readonly OwnAction[]
  nothingSaid: boolean
}

/** The chat's title and actions in the phone's own header. */
export function ChatPhoneHeader(props: ChatPhoneHeaderProps) {
  const { title, undoButtons, onNew, conversations, own, nothingSaid } = props
  return (
    <>
      <InPhoneHeader asTitle>
        <Title order={1} className={`${classes.title} cut`}>
          {title}
        </Title>
      </InPhoneHeader>
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
    </>
  )
}
