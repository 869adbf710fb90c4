import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

interface AddButtonProps {
  onClick: () => void
  /** 'Add Item'. */
  children: string
}

/** A screen's main action, at the right of its title. */
export const AddButton = (props: AddButtonProps) => (
  <Button leftSection={<IconPlus size={20} aria-hidden />} {...props} />
)
