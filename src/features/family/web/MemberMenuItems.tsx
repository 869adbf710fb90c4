import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuItemsProps } from '#web/ui/lazyMenu.tsx'
import type { Order } from '#web/ui/lists/ReorderableList.tsx'

interface MemberMenuItemsProps extends MenuItemsProps {
  order: Pick<Order, 'first' | 'last' | 'onStep'> & { frozen?: string | undefined }
  onEdit: () => void
  onDelete: () => void
}

const icon = { size: 18, 'aria-hidden': true }

export function MemberMenuItems({ order, onEdit, onDelete, focusButton }: MemberMenuItemsProps) {
  const choose = (act: () => void) => () => {
    focusButton()
    act()
  }
  const isFrozen = order.frozen !== undefined
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp {...icon} />}
        disabled={isFrozen || order.first}
        onClick={choose(() => order.onStep(-1))}
      >
        Move up
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown {...icon} />}
        disabled={isFrozen || order.last}
        onClick={choose(() => order.onStep(1))}
      >
        Move down
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil {...icon} />} onClick={choose(onEdit)}>
        Edit
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={choose(onDelete)}>
        Delete
      </Menu.Item>
    </>
  )
}
