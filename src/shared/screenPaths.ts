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

/** A recipe that is cooked from, over the recipe book. */
export const recipePath = (id: number) => `/recipes/${id}`

/** The recipe at a path. One that the server does not have yet has an id below zero. */
export function recipeAt(path: string): number | undefined {
  const id = /^\/recipes\/(-?\d{1,15})$/.exec(path)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The screen that stands at a path. */
export function screenPathAt(path: string): ScreenPath | undefined {
  if (recipeAt(path) !== undefined) return '/recipes'
  return screenPaths.find((known) => known === path)
}
