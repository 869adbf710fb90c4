import { Menu, type MenuProps } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Props that make a button the target of a menu. */
export interface MenuTargetProps {
  ref?: RefObject<HTMLButtonElement | null>
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: () => void
  /** While the menu is open, a drawer around it ignores Escape, which closes the menu. */
  'data-mantine-stop-propagation'?: boolean
}

export interface OpenMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  renderTarget: (props: MenuTargetProps) => ReactElement
  renderItems: (focusButton: () => void) => ReactNode
}

/** A menu that opens as it mounts: it replaces the pressed button (see `lazyMenu`). */
export function OpenMenu({ renderTarget, renderItems, ...menu }: OpenMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])

  // The menu hears keys only once it has the focus, a moment after it is visible.
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && document.activeElement === button.current) setOpened(false)
    },
    true,
  )

  return (
    <Menu {...menu} opened={opened} onChange={setOpened}>
      <Menu.Target>
        {renderTarget({ ref: button, 'data-mantine-stop-propagation': opened })}
      </Menu.Target>
      <Menu.Dropdown>{renderItems(() => button.current?.focus())}</Menu.Dropdown>
    </Menu>
  )
}
