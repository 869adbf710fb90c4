import { useEffect } from 'react'
import { atBase } from '../../lib/basePath.ts'
import { insidePhoneFrame } from './usePhoneMode.ts'

/**
 * Inside the phone frame: gives the outer window the frame's address, so that a reload, a shared
 * link or turning Phone Mode off stays on the same screen.
 */
export function usePhoneFrameAddress(address: string) {
  useEffect(() => {
    if (insidePhoneFrame()) window.parent.history.replaceState(null, '', atBase(address))
  }, [address])
}
