import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export const phoneHeaderPlace = 'phone-header-place'
export const phoneTitlePlace = 'phone-title-place'

interface InPhoneHeaderProps {
  children: ReactNode
  /** Instead of the program's name. */
  asTitle?: boolean
}

/** Puts a screen's controls into the phone's header, where they don't cost a row of the list. */
export function InPhoneHeader({ children, asTitle = false }: InPhoneHeaderProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const id = asTitle ? phoneTitlePlace : phoneHeaderPlace
  useEffect(() => setPlace(document.getElementById(id)), [id])
  return place && createPortal(children, place)
}
