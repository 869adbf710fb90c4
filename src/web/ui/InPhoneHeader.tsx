import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export const phoneHeaderPlace = 'phone-header-place'

/** Puts a screen's controls into the phone's header, where they don't cost a row of the list. */
export function InPhoneHeader({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(phoneHeaderPlace)), [])
  return place && createPortal(children, place)
}
