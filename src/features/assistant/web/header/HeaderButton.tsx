import type { ComponentProps } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'

/** Something that can be done with the conversation itself. */
export type ConversationAction = Pick<
  ComponentProps<typeof IconButton>,
  'icon' | 'label' | 'tip'
> & {
  onClick: () => void
}

export const HeaderButton = (props: ComponentProps<typeof IconButton>) => (
  <IconButton iconSize={20} tip={props.label} {...props} />
)
