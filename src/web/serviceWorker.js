// The service worker opens the app without a connection: the page and its files from the last
// build, and the lists as they were last read. With a connection, only files come from the cache,
// since their names are hashes. The build inserts the list of files, so every build is a new
// worker.
const base = new URL('.', self.location.href).pathname
const files = __FILES__.map((name) => base + name)
const shell = `food-pal-shell-${__BUILD__}`
const lists = 'food-pal-lists'

/** Milliseconds before the cached page is shown instead, for a phone deep inside a store. */
const pageTimeout = 4_000

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(shell)
    await cache.addAll([base, ...files])
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name !== shell && name !== lists)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isNavigation = request.mode === 'navigate'
  // Shared pages and the reference are not part of the app, which must not stand in for them.
  if (pathname.startsWith(`${base}s/`)) return
  if (isNavigation && pathname.startsWith(`${base}api/`)) return
  if (isNavigation) event.respondWith(page(request))
  else if (files.includes(pathname)) event.respondWith(file(request))
  else if (isList(pathname, search)) event.respondWith(list(request))
})

/** Lists that are read for a range of days: the parameters of its ends, and a test for an entry. */
const stretches = {
  [`${base}api/meal-events`]: {
    ends: ['startDate', 'endDate'],
    isWithin: ({ date }, from, to) => date >= from && date <= to,
  },
  [`${base}api/calendar/events`]: {
    ends: ['start', 'end'],
    isWithin: ({ start, end }, from, to) =>
      Date.parse(start.dateTime) < Date.parse(to) && Date.parse(end.dateTime) >= Date.parse(from),
  },
}

/** Only whole lists and ranges of days are cached: other queries have too many variants. */
const isList = (pathname, search) =>
  pathname.startsWith(`${base}api/`) &&
  pathname !== `${base}api/health` &&
  (search === '' || search === waitingProposals || pathname in stretches)

const waitingProposals = '?status=pending'

async function page(request) {
  const fresh = fetch(request)
  try {
    return await Promise.race([fresh, timeOut()])
  } catch {
    return (await caches.match(base, { cacheName: shell })) ?? fresh
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: shell })) ?? fetch(request)
}

async function list(request) {
  const cache = await caches.open(lists)
  try {
    const response = await fetch(request)
    if (response.ok && mayBeKept(response)) {
      await forgetOthers(cache, householdOf(response))
      await cache.put(request, response.clone())
      await forgetOldDays(cache)
    }
    return response
  } catch (error) {
    const known = await cache.match(request, { ignoreVary: true })
    const found = known ?? (await cutFromLonger(cache, request))
    if (found) return found
    throw error
  }
}

const householdOf = (response) => response?.headers.get('X-Household')

/** The cache holds the lists of one household only. */
async function forgetOthers(cache, household) {
  const known = await cache.keys()
  if (known.length === 0 || householdOf(await cache.match(known[0])) === household) return
  await Promise.all(known.map((each) => cache.delete(each)))
}

function stretchOf({ url }) {
  const { pathname, searchParams } = new URL(url)
  const [from, to] = stretches[pathname]?.ends.map((name) => searchParams.get(name) ?? '') ?? []
  return { pathname, from, to, isLong: Date.parse(to) - Date.parse(from) > longerThanAnyView }
}

/** Milliseconds: lists that are read ahead cover a longer range than any screen shows. */
const longerThanAnyView = 20 * 24 * 60 * 60 * 1000

/** The entries of a range of days, from a longer range that is in the cache. */
async function cutFromLonger(cache, request) {
  const { pathname, from, to } = stretchOf(request)
  if (from === undefined) return undefined
  const longer = (await cache.keys()).findLast((each) => {
    const known = stretchOf(each)
    return known.pathname === pathname && known.from <= from && known.to >= to
  })
  const whole = longer && (await cache.match(longer, { ignoreVary: true }))
  if (!whole) return undefined
  const { isWithin } = stretches[pathname]
  return Response.json((await whole.json()).filter((each) => isWithin(each, from, to)))
}

/** Ranges of days that are kept; the newest are last. */
const mostStretches = 30

async function forgetOldDays(cache) {
  const known = (await cache.keys()).filter((each) => stretchOf(each).from !== undefined)
  const short = known.filter((each) => !stretchOf(each).isLong)
  const long = known.filter((each) => stretchOf(each).isLong)
  const newest = Object.keys(stretches).map((pathname) =>
    long.findLast((each) => stretchOf(each).pathname === pathname),
  )
  const old = [...short.slice(0, -mostStretches), ...long.filter((each) => !newest.includes(each))]
  await Promise.all(old.map((each) => cache.delete(each)))
}

/** 'no-store' marks backups and secret addresses. */
const mayBeKept = ({ headers }) => !headers.get('Cache-Control')?.includes('no-store')

const timeOut = () => new Promise((_, reject) => setTimeout(reject, pageTimeout))
