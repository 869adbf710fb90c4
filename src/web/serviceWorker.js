// Opens the app without a connection: the page and its files from the last build, the lists as
// they were last read. With a connection everything but the files (their names are hashes) comes
// from the server. The build puts the list of files in here, so every build is a new worker.
const files = __FILES__
const shell = `food-pal-shell-${__BUILD__}`
const lists = 'food-pal-lists'

/** How long a page may take before the one at hand is shown: a phone deep inside a store. */
const pageTimeout = 4_000

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(shell)
    await cache.addAll(['/', ...files])
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
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (files.includes(pathname)) event.respondWith(file(request))
  else if (isList(pathname, search)) event.respondWith(list(request))
})

/** Whole lists, and the days of the menu: other questions have no end of answers. */
const isList = (pathname, search) =>
  pathname.startsWith('/api/') &&
  pathname !== '/api/health' &&
  (search === '' || pathname === '/api/meal-events')

async function page(request) {
  const fresh = fetch(request)
  try {
    return await Promise.race([fresh, timeOut()])
  } catch {
    return (await caches.match('/', { cacheName: shell })) ?? fresh
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
      await cache.put(request, response.clone())
      await forgetOldDays(cache)
    }
    return response
  } catch (error) {
    const known = await cache.match(request, { ignoreVary: true })
    if (known) return known
    throw error
  }
}

/** As many stretches of days as somebody leafs through; the ones read last are at the end. */
const mostStretches = 30

async function forgetOldDays(cache) {
  const stretches = (await cache.keys()).filter(({ url }) => new URL(url).search !== '')
  await Promise.all(stretches.slice(0, -mostStretches).map((old) => cache.delete(old)))
}

/** Not backups, nor addresses that are secrets. */
const mayBeKept = ({ headers }) => !headers.get('Cache-Control')?.includes('no-store')

const timeOut = () => new Promise((_, reject) => setTimeout(reject, pageTimeout))
