import { householdHeader } from '#shared/household.endpoints.ts'

let ours: string | undefined
const watchers = new Set<() => void>()

/** The id of the first household that answered this page: its lists are the ones shown. */
export const ourHousehold = () => ours

export const onHouseholdKnown = (watcher: () => void) => void watchers.add(watcher)

/** After signing out, the next person may belong to another household. */
export function forgetHousehold() {
  ours = undefined
}

/** False where another household answers at this address now; the page then reloads for it. */
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
