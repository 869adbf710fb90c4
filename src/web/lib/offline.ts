import { whenIdle } from './idle.ts'

/** Where the service worker keeps the lists it has seen. */
const LISTS = 'food-pal-lists'
/** Where the assistant's chats are kept; the server has them, too. */
const CHATS = 'conversation-store'

/**
 * Without a connection the app still opens, with the lists as they were last read. Browsers allow
 * that on https and on this machine only; elsewhere the app works while it is connected.
 */
export function startOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch((error) => {
    console.info('The app will not open without a connection', error)
  })
}

/** The lists that no screen has asked for yet, once the first screen stands. */
export const startReadingAhead = () =>
  whenIdle(async () => {
    try {
      await (await import('../readAhead.ts')).readAhead(LISTS)
    } catch (error) {
      console.info('Some lists were not read ahead', error)
    }
  })

/** Whoever is not signed in: what was read with the passcode must not stay in the browser. */
export async function forgetLists() {
  localStorage.removeItem(CHATS)
  if ('caches' in window) await caches.delete(LISTS)
}
