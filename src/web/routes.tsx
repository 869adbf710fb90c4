import {
  type Icon,
  IconBook2,
  IconCalendar,
  IconFridge,
  IconLayoutDashboard,
  IconShoppingCart,
  IconToolsKitchen2,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { ShoppingCount } from '#features/shopping/web/ShoppingCount.tsx'
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

/** Every screen there is, in the order of the sidebar. */
export const screens: readonly Screen[] = [
  screen({ path: '/', label: 'Dashboard', icon: IconLayoutDashboard, section: 'main' }, () =>
    import('#features/dashboard/web/DashboardScreen.tsx').then((module) => module.DashboardScreen),
  ),
  screen({ path: '/recipes', label: 'Recipe Book', icon: IconBook2, section: 'main' }, () =>
    import('#features/recipes/web/RecipesScreen.tsx').then((module) => module.RecipesScreen),
  ),
  screen({ path: '/pantry', label: 'Pantry List', icon: IconFridge, section: 'main' }, () =>
    import('#features/pantry/web/PantryScreen.tsx').then((module) => module.PantryScreen),
  ),
  screen({ path: '/family', label: 'Family Preferences', icon: IconUsers, section: 'main' }, () =>
    import('#features/family/web/FamilyScreen.tsx').then((module) => module.FamilyScreen),
  ),
  screen(
    {
      path: '/shopping',
      label: 'Shopping List',
      icon: IconShoppingCart,
      section: 'main',
      badge: ShoppingCount,
    },
    () =>
      import('#features/shopping/web/ShoppingScreen.tsx').then((module) => module.ShoppingScreen),
  ),
  screen({ path: '/menu', label: 'Menu', icon: IconToolsKitchen2, section: 'main' }, () =>
    import('#features/menu/web/MenuScreen.tsx').then((module) => module.MenuScreen),
  ),
  screen({ path: '/calendar', label: 'Calendar', icon: IconCalendar, section: 'main' }, () =>
    import('#features/calendar/web/CalendarScreen.tsx').then((module) => module.CalendarScreen),
  ),
]

export const CODE_EXPORTER = '/code-exporter'

export const screenAt = (path: string): Screen | undefined =>
  screens.find((screen) => screen.path === path)
