import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

interface IconButtonProps
  extends ActionIconProps,
    ElementProps<'button', keyof ActionIconProps | 'aria-label'> {
  icon: Icon
  iconSize?: number
  /** The action with its object, for a screen reader: 'Edit Milk'. */
  label: string
  /** The tooltip, which needs no object: 'Edit'. */
  tip?: string
}

export function IconButton({ icon: Icon, iconSize = 18, label, tip, ...button }: IconButtonProps) {
  return (
    <ActionIcon aria-label={label} data-tip={tip} {...button}>
      <Icon size={iconSize} aria-hidden />
    </ActionIcon>
  )
}
