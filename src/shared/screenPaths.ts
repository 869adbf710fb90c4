/** The paths of all screens. Any other path gets the app, too, which shows 'not found'. */
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

/** The page on which a recipe is cooked from. */
export const recipePath = (id: number) => `/recipes/${id}`

/** The recipe's id in a path; below zero while the recipe waits in the outbox. */
export function recipeAt(path: string): number | undefined {
  const id = /^\/recipes\/(-?\d{1,15})$/.exec(path)?.[1]
  return id === undefined ? undefined : Number(id)
}

export function screenPathAt(path: string): ScreenPath | undefined {
  if (recipeAt(path) !== undefined) return '/recipes'
  return screenPaths.find((known) => known === path)
}
