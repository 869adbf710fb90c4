import { type ReactNode, Suspense, useState } from 'react'
import { whenIdle } from '../lib/idle.ts'
import { lazyComponent } from '../lib/lazyComponent.ts'
import type { OpenMenuProps } from './OpenMenu.tsx'

const { Component: OpenMenu, preload } = lazyComponent(
  async () => (await import('./OpenMenu.tsx')).OpenMenu,
)
whenIdle(preload)

/**
 * A button with a menu. The button stands at once; what opens from it is fetched after the first
 * paint, and then takes the button's place.
 */
export function MenuButton(props: OpenMenuProps): ReactNode {
  const [wanted, setWanted] = useState(false)
  const button = props.renderTarget({
    'aria-haspopup': 'menu',
    'aria-expanded': wanted,
    onClick: () => setWanted(true),
  })
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <OpenMenu {...props} />
    </Suspense>
  )
}
