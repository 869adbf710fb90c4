import { useEffect, useState } from 'react'

interface Leaving {
  isDirty: boolean
  onLeave: () => void
}

/** Asks before a form with unsaved input is left by Cancel, Escape, Back or a reload. */
export function useDiscardQuestion({ isDirty, onLeave }: Leaving) {
  const [asking, setAsking] = useState(false)
  useUnloadGuard(isDirty)

  return {
    asking,
    // Later, since the question would otherwise hear the same Escape and close.
    ask: () => (isDirty ? setTimeout(() => setAsking(true)) : onLeave()),
    /** Props for a ConfirmDialog. */
    question: {
      opened: asking,
      onClose: () => setAsking(false),
      title: 'Discard what you typed?',
      children: "It isn't saved yet.",
      confirmLabel: 'Discard',
      onConfirm: () => {
        setAsking(false)
        onLeave()
      },
    },
  }
}

/** On a reload or a closed tab the browser asks in its own words. */
function useUnloadGuard(on: boolean) {
  useEffect(() => {
    if (!on) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [on])
}
