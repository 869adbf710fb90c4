import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

interface DotsButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'style'> {
  title: string
}

export function DotsButton({ title, ...button }: DotsButtonProps) {
  return (
    <ActionIcon {...button} aria-label={`Actions for ${title}`}>
      <IconDotsVertical size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
