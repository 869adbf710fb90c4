/** Where there is a screen. Any other path gets the page, too, which says that there is none. */
export const screenPaths = [
  '/',
  '/recipes',
  '/pantry',
  '/family',
  '/shopping',
  '/menu',
  '/calendar',
  '/ai-chat',
  '/system-brain',
  '/prompt-monitor',
  '/version-history',
  '/test-results',
  '/code-exporter',
  '/conversation-test',
] as const

export type ScreenPath = (typeof screenPaths)[number]
