import {
  type Icon,
  IconActivity,
  IconBook2,
  IconBrain,
  IconCalendar,
  IconCode,
  IconFridge,
  IconHistory,
  IconLayoutDashboard,
  IconMessages,
  IconShoppingCart,
  IconSparkles,
  IconTestPipe,
  IconToolsKitchen2,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { ProposalCount } from '#features/proposals/web/ProposalCount.tsx'
import { ShoppingCount } from '#features/shopping/web/ShoppingCount.tsx'
import { byPlace } from '#shared/order.ts'
import { type ScreenPath, screenPathAt } from '#shared/screenPaths.ts'
import { lazyComponent } from './lib/lazyComponent.ts'
import type { OfflineList } from './lib/offlineList.ts'

interface Entry {
  path: ScreenPath
  label: string
  /** Under an icon, where the label is too long. */
  short?: string
  icon: Icon
  /** Missing for the household's own screens. */
  section?: 'admin'
  /** Shown at the right of the entry; usually a CountBadge that reads its own number. */
  badge?: ComponentType
  /** The lists that this screen can show without a connection. */
  offline?: () => Promise<readonly OfflineList[]>
  /** The list's tab in the version history; those without a place come last. */
  history?: { label: string; place?: number }
}

const screen = (entry: Entry, load: () => Promise<ComponentType>) => ({
  ...entry,
  ...lazyComponent(load),
})

export type Screen = ReturnType<typeof screen>

/** All screens, in the order of the sidebar. */
export const screens: readonly Screen[] = [
  screen(
    {
      path: '/',
      label: 'Dashboard',
      short: 'Today',
      icon: IconLayoutDashboard,
      offline: async () => (await import('#features/dashboard/web/dashboard.offline.ts')).offline,
    },
    async () => (await import('#features/dashboard/web/DashboardScreen.tsx')).DashboardScreen,
  ),
  screen(
    {
      path: '/recipes',
      label: 'Recipe Book',
      short: 'Recipes',
      icon: IconBook2,
      offline: async () => (await import('#features/recipes/web/recipes.offline.ts')).offline,
      history: { label: 'Recipes', place: 2 },
    },
    async () => (await import('#features/recipes/web/RecipesScreen.tsx')).RecipesScreen,
  ),
  screen(
    {
      path: '/pantry',
      label: 'Pantry List',
      short: 'Pantry',
      icon: IconFridge,
      offline: async () => (await import('#features/pantry/web/pantry.offline.ts')).offline,
      history: { label: 'Pantry', place: 1 },
    },
    async () => (await import('#features/pantry/web/PantryScreen.tsx')).PantryScreen,
  ),
  screen(
    {
      path: '/family',
      label: 'Family Preferences',
      short: 'Family',
      icon: IconUsers,
      offline: async () => (await import('#features/family/web/family.offline.ts')).offline,
      history: { label: 'Family', place: 5 },
    },
    async () => (await import('#features/family/web/FamilyScreen.tsx')).FamilyScreen,
  ),
  screen(
    {
      path: '/shopping',
      label: 'Shopping List',
      short: 'Shopping',
      icon: IconShoppingCart,
      badge: ShoppingCount,
      offline: async () => (await import('#features/shopping/web/shopping.offline.ts')).offline,
      history: { label: 'Shopping List', place: 3 },
    },
    async () => (await import('#features/shopping/web/ShoppingScreen.tsx')).ShoppingScreen,
  ),
  screen(
    {
      path: '/menu',
      label: 'Menu',
      icon: IconToolsKitchen2,
      offline: async () => (await import('#features/menu/web/menu.offline.tsx')).offline,
      history: { label: 'Menu', place: 4 },
    },
    async () => (await import('#features/menu/web/MenuScreen.tsx')).MenuScreen,
  ),
  screen(
    {
      path: '/calendar',
      label: 'Calendar',
      icon: IconCalendar,
      offline: async () => (await import('#features/calendar/web/calendar.offline.ts')).offline,
    },
    async () => (await import('#features/calendar/web/CalendarScreen.tsx')).CalendarScreen,
  ),
  screen(
    {
      path: '/ai-chat',
      label: 'AI Assistant',
      short: 'Assistant',
      icon: IconSparkles,
      badge: ProposalCount,
      offline: async () => (await import('#features/assistant/web/assistant.offline.ts')).offline,
    },
    async () => (await import('#features/assistant/web/AssistantScreen.tsx')).AssistantScreen,
  ),
  screen(
    { path: '/system-brain', label: 'System Brain', icon: IconBrain, section: 'admin' },
    async () => (await import('#features/brain/web/SystemBrainScreen.tsx')).SystemBrainScreen,
  ),
  screen(
    { path: '/prompt-monitor', label: 'Prompt Monitor', icon: IconActivity, section: 'admin' },
    async () => (await import('#features/brain/web/PromptMonitorScreen.tsx')).PromptMonitorScreen,
  ),
  screen(
    { path: '/version-history', label: 'Version History', icon: IconHistory, section: 'admin' },
    async () => {
      const { VersionHistoryScreen } = await import(
        '#features/history/web/VersionHistoryScreen.tsx'
      )
      return () => <VersionHistoryScreen tabs={historyTabs()} />
    },
  ),
  screen(
    { path: '/test-results', label: 'Test Results', icon: IconTestPipe, section: 'admin' },
    async () => (await import('#features/aiTests/web/TestResultsScreen.tsx')).TestResultsScreen,
  ),
  screen(
    { path: '/code-exporter', label: 'Code Exporter', icon: IconCode, section: 'admin' },
    async () =>
      (await import('#features/codeExport/web/CodeExporterScreen.tsx')).CodeExporterScreen,
  ),
  screen(
    {
      path: '/conversation-test',
      label: 'Conversation Test',
      icon: IconMessages,
      section: 'admin',
    },
    async () =>
      (await import('#features/brain/web/ConversationTestScreen.tsx')).ConversationTestScreen,
  ),
]

export const offlineLists = async (): Promise<OfflineList[]> =>
  (await Promise.all(screens.map(({ offline }) => offline?.() ?? []))).flat()

const historyTabs = () =>
  screens
    .flatMap(({ path, history }) => (history ? [{ entity: path.slice(1), ...history }] : []))
    .sort(byPlace)

export const ASSISTANT = '/ai-chat'
export const CODE_EXPORTER = '/code-exporter'

export function screenAt(path: string): Screen | undefined {
  const known = screenPathAt(path)
  return screens.find((screen) => screen.path === known)
}
