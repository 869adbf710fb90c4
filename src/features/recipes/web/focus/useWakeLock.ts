import { useEffect } from 'react'

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
        // Browsers refuse the lock on a low battery.
      }
    }

    take()
    // Browsers release the lock when the page is hidden, so it is taken again.
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      lock?.release().catch(() => {})
    }
  }, [wanted])
}
