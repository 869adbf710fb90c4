import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

interface AddButtonProps {
  onClick: () => void
  /** The label, such as 'Add Item'. */
  children: string
}

export const AddButton = (props: AddButtonProps) => (
  <Button leftSection={<IconPlus size={20} aria-hidden />} {...props} />
)
