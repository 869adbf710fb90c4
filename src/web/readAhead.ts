import { type Household, householdEndpoint } from '#shared/household.endpoints.ts'
import { millis } from '#shared/time.ts'
import { atBase } from './lib/basePath.ts'
import { offlineLists } from './routes.tsx'

/** Milliseconds for which a list that was read counts as fresh. */
const A_WHILE = 60 * 60 * 1000

/**
 * Reads every list once, so that each opens without a connection, also one that was never opened.
 * The service worker caches the answers in `lists`; an unchanged list costs the server a 304.
 */
export async function readAhead(lists: string): Promise<void> {
  await workerInControl()
  const household = await fetch(atBase(householdEndpoint.path))
  if (!household.ok) return
  const { timeZone }: Household = await household.json()
  for (const path of (await offlineLists()).flatMap(({ reads }) => reads(timeZone)).map(atBase)) {
    if (await wasReadLately(lists, path)) continue
    const response = await fetch(path)
    // Signed out, or a server error.
    if (!response.ok) return
  }
  setTimeout(() => readAhead(lists).catch(() => {}), A_WHILE)
}

/** On a first visit the service worker takes control only while the page is open. */
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
