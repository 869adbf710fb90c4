import { useEffect } from 'react'
import { insidePhoneFrame } from './usePhoneMode.ts'

/**
 * Inside the phone frame: gives the window around it the same address, so that a reload, a shared
 * link or turning Phone Mode off all stay on the screen one is looking at.
 */
export function usePhoneFrameAddress(address: string) {
  useEffect(() => {
    if (insidePhoneFrame()) window.parent.history.replaceState(null, '', address)
  }, [address])
}
