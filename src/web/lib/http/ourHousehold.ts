import { householdHeader } from '#shared/household.endpoints.ts'

let ours: string | undefined
const watchers = new Set<() => void>()

/** Whose lists this page shows: the first household that answered it. */
export const ourHousehold = () => ours

export const onHouseholdKnown = (watcher: () => void) => void watchers.add(watcher)

/** Whoever signs in next may belong to another one. */
export function forgetHousehold() {
  ours = undefined
}

/** Another household that answers at the same address gets a page of its own. */
export function isOurs({ headers }: Response): boolean {
  const answering = headers.get(householdHeader)
  if (answering === null || answering === ours) return true
  if (ours !== undefined) {
    window.location.reload()
    return false
  }
  ours = answering
  for (const watcher of watchers) watcher()
  return true
}
