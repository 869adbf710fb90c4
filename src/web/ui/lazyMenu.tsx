import { type ComponentType, Suspense, useState } from 'react'
import { loadWhenIdle } from '../lib/idle.ts'
import { lazyComponent } from '../lib/lazyComponent.ts'
import type { OpenMenuProps } from './OpenMenu.tsx'

/** Props that every list of menu items gets. */
export interface MenuItemsProps {
  /** Called before an item opens a dialog, which later returns the focus to the button. */
  focusButton: () => void
}

type MenuButtonProps<Items> = Omit<OpenMenuProps, 'renderItems'> & {
  items: Omit<Items, keyof MenuItemsProps>
}

/**
 * A button with a menu. The button is there at once; the menu's code loads after the first paint,
 * and the loaded menu replaces the button.
 */
export function lazyMenu<Items extends Partial<MenuItemsProps>>(
  loadItems: () => Promise<ComponentType<Items>>,
) {
  const { Component, preload } = lazyComponent(async () => {
    const [{ OpenMenu }, ItemList] = await Promise.all([import('./OpenMenu.tsx'), loadItems()])
    return ({ items, ...menu }: MenuButtonProps<Items>) => (
      <OpenMenu
        {...menu}
        renderItems={(focusButton) => <ItemList {...({ ...items, focusButton } as Items)} />}
      />
    )
  })
  const LoadedMenu = Component as ComponentType<MenuButtonProps<Items>>
  loadWhenIdle(preload)

  return function MenuButton(props: MenuButtonProps<Items>) {
    const [wanted, setWanted] = useState(false)
    const button = props.renderTarget({
      'aria-haspopup': 'menu',
      'aria-expanded': wanted,
      onClick: () => setWanted(true),
    })
    if (!wanted) return button
    return (
      <Suspense fallback={button}>
        <LoadedMenu {...props} />
      </Suspense>
    )
  }
}
