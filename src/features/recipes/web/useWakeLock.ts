import { useEffect } from 'react'

/** Keeps the screen on. Where a browser can't or won't, it goes dark as it always does. */
export function useWakeLock(wanted: boolean) {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false

    async function take() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (over) await taken.release()
        else lock = taken
      } catch {
        // Refused, as with a low battery: nothing a cook could do about it.
      }
    }

    take()
    // The browser lets go of it whenever the page is out of sight.
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      lock?.release().catch(() => {})
    }
  }, [wanted])
}
