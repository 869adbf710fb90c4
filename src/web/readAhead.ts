import { type Household, householdEndpoint } from '#shared/household.endpoints.ts'
import { millis } from '#shared/time.ts'
import { offlineLists } from './routes.tsx'

/** What was read a shorter time ago is as good as new. */
const A_WHILE = 60 * 60 * 1000

/**
 * Every list once, one after the other, so that each opens without a connection, also one that
 * nobody has looked at. The worker keeps what passes through it; a list that did not change costs
 * the server one tiny read. `lists` is where it keeps them.
 */
export async function readAhead(lists: string): Promise<void> {
  await workerInControl()
  const household = await fetch(householdEndpoint.path)
  if (!household.ok) return
  const { timeZone }: Household = await household.json()
  for (const path of (await offlineLists()).flatMap(({ reads }) => reads(timeZone))) {
    if (await wasReadLately(lists, path)) continue
    const response = await fetch(path)
    // Signed out, or a server with other worries.
    if (!response.ok) return
  }
  setTimeout(() => readAhead(lists).catch(() => {}), A_WHILE)
}

/** On a first visit it takes over while the page is open; where there can be none, never. */
async function workerInControl() {
  const { serviceWorker } = navigator
  await serviceWorker.ready
  if (serviceWorker.controller) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}

async function wasReadLately(lists: string, path: string): Promise<boolean> {
  const known = await caches.match(path, { cacheName: lists, ignoreVary: true })
  return millis() - Date.parse(known?.headers.get('Date') ?? '') < A_WHILE
}
