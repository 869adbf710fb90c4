import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** The id of the place at the right of the phone's header. */
export const phoneHeaderPlace = 'phone-header-place'

/** What a screen puts there: controls that would cost a row of its list otherwise. */
export function InPhoneHeader({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(phoneHeaderPlace)), [])
  return place && createPortal(children, place)
}
