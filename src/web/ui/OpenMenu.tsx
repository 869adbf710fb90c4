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

/** What makes a button the one of a menu. */
export interface MenuTargetProps {
  ref?: RefObject<HTMLButtonElement | null>
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: () => void
  /** A drawer around it leaves Escape to the open menu. */
  'data-mantine-stop-propagation'?: boolean
}

export interface OpenMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  renderTarget: (props: MenuTargetProps) => ReactElement
  renderItems: (focusButton: () => void) => ReactNode
}

/** Opens as it appears: it takes the place of the button that was just pressed. */
export function OpenMenu({ renderTarget, renderItems, ...menu }: OpenMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])

  // The menu hears keys only once it has the focus, which it takes a moment after it is seen.
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
