import { atBase } from './basePath.ts'
import { whenIdle } from './idle.ts'

/** The cache in which the service worker keeps the lists. */
const LISTS = 'food-pal-lists'
/** The storage key of the assistant's chats, which the server has, too. */
const CHATS = 'conversation-store'

/**
 * Without a connection the app still opens, with the lists as last read (https and localhost only).
 */
export function startOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(atBase('/sw.js')).catch((error) => {
    console.info('The app will not open without a connection', error)
  })
}

/** Reads the lists that no screen has asked for yet, once the browser is idle. */
export const startReadingAhead = () =>
  whenIdle(async () => {
    try {
      await (await import('../readAhead.ts')).readAhead(LISTS)
    } catch (error) {
      console.info('Some lists were not read ahead', error)
    }
  })

/** After signing out, data that was read with the passcode must not stay in the browser. */
export async function forgetLists() {
  localStorage.removeItem(CHATS)
  if ('caches' in window) await caches.delete(LISTS)
}
