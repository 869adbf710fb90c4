import { useEffect } from 'react'

/** Keeps the screen on, where the browser can. */
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
        // Browsers refuse on a low battery.
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
