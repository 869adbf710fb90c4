import { type ReactNode, useEffect, useState } from 'react'
import { useWhoIsHere } from '#features/family/web/WhoIsHere.public.tsx'
import { useBrowserOffer } from '#features/settings/web/BrowserOffers.public.tsx'

interface QuestionsProps {
  begun: boolean
  /** Called once it is known whether there is a question. */
  onKnown: (isAsked: boolean) => void
  /** Stands in for the children until then: a question must not push them down. */
  loading?: ReactNode
  /** What is drawn below. Without it no question is shown, only whether there is one is found out. */
  children?: ReactNode
}

/** What a new browser is asked: who is at it does not wait for the other questions. */
export function Questions({ begun, onKnown, loading, children }: QuestionsProps) {
  const offer = useBrowserOffer()
  const who = useWhoIsHere(begun)
  const [wasKnown, setWasKnown] = useState(false)
  const isKnown = wasKnown || (offer !== undefined && who !== undefined)
  if (isKnown !== wasKnown) setWasKnown(true)
  const isAsked = offer !== null || who !== null
  useEffect(() => (isKnown ? onKnown(isAsked) : undefined), [isKnown, isAsked, onKnown])
  if (!children) return null
  return isKnown ? (
    <>
      {offer}
      {who}
      {children}
    </>
  ) : (
    loading
  )
}
