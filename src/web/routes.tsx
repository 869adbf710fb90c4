import { type Icon, IconFridge, IconUsers } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { lazyComponent } from './lib/lazyComponent.ts'

interface Entry {
  path: string
  label: string
  icon: Icon
  section: 'main' | 'admin'
  /** What stands at the right of the entry: usually a CountBadge that reads its own number. */
  badge?: ComponentType
}

const screen = (entry: Entry, load: () => Promise<ComponentType>) => ({
  ...entry,
  ...lazyComponent(load),
})

export type Screen = ReturnType<typeof screen>

/** Every screen there is, in the order of the sidebar. The first one opens at '/'. */
export const screens: readonly Screen[] = [
  screen({ path: '/pantry', label: 'Pantry List', icon: IconFridge, section: 'main' }, () =>
    import('../features/pantry/web/PantryScreen.tsx').then((module) => module.PantryScreen),
  ),
  screen({ path: '/family', label: 'Family Preferences', icon: IconUsers, section: 'main' }, () =>
    import('../features/family/web/FamilyScreen.tsx').then((module) => module.FamilyScreen),
  ),
]

export const CODE_EXPORTER = '/code-exporter'

export function screenAt(path: string): Screen | undefined {
  return path === '/' ? screens[0] : screens.find((screen) => screen.path === path)
}
