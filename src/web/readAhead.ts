import { calendarEndpoints } from '#features/calendar/calendar.endpoints.ts'
import {
  knowledgeEndpoints,
  memberEndpoints,
  wholeFamilyEndpoints,
} from '#features/family/family.endpoints.ts'
import { mealEndpoints } from '#features/menu/menu.endpoints.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { proposalEndpoints } from '#features/proposals/proposals.endpoints.ts'
import { recipesEndpoints } from '#features/recipes/recipes.endpoints.ts'
import { sampleEndpoints } from '#features/sample/sample.endpoints.ts'
import { settingsEndpoints } from '#features/settings/settings.endpoints.ts'
import { shoppingEndpoints } from '#features/shopping/shopping.endpoints.ts'
import { addDays, startOfWeek } from '#shared/days.ts'
import { type Household, householdEndpoint } from '#shared/household.endpoints.ts'
import { dayIn, millis, startOfDayIn } from '#shared/time.ts'
import { withQuery } from './lib/http/call.ts'

/** What was read a shorter time ago is as good as new. */
const A_WHILE = 60 * 60 * 1000

const wholeLists = [
  shoppingEndpoints.list,
  shoppingEndpoints.stores,
  shoppingEndpoints.usual,
  pantryEndpoints.list,
  pantryEndpoints.metadata,
  recipesEndpoints.list,
  memberEndpoints.list,
  wholeFamilyEndpoints.list,
  knowledgeEndpoints.list,
  calendarEndpoints.list,
  sampleEndpoints.availability,
  settingsEndpoints.list,
].map(({ path }) => path)

/** The days around today, further than any screen shows at once: the worker cuts them to size. */
function aroundToday(zone: string): string[] {
  const today = dayIn(zone)
  const sunday = startOfWeek(today)
  const moment = (day: string) => startOfDayIn(zone, day).toISOString()
  return [
    withQuery(mealEndpoints.list.path, {
      startDate: addDays(sunday, -7),
      endDate: addDays(today, 60),
    }),
    withQuery(calendarEndpoints.events.path, {
      start: moment(addDays(sunday, -7)),
      end: moment(addDays(sunday, 35)),
    }),
  ]
}

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
  const proposals = withQuery(proposalEndpoints.list.path, { status: 'pending' })
  for (const path of [...wholeLists, proposals, ...aroundToday(timeZone)]) {
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
