import { useEffect, useState } from 'react'

interface Leaving {
  /** Something was typed that is not stored. */
  isDirty: boolean
  onLeave: () => void
}

/** Whoever leaves a form in which something was typed is asked first, whatever way they leave. */
export function useLeaving({ isDirty, onLeave }: Leaving) {
  const [asking, setAsking] = useState(false)
  useUnloadGuard(isDirty)

  return {
    asking,
    // Later: the question would take the very Escape that leads to it for its own.
    ask: () => (isDirty ? setTimeout(() => setAsking(true)) : onLeave()),
    /** For a ConfirmDialog. */
    question: {
      opened: asking,
      onClose: () => setAsking(false),
      title: 'Discard what you typed?',
      children: 'It is not saved yet.',
      confirmLabel: 'Discard',
      onConfirm: () => {
        setAsking(false)
        onLeave()
      },
    },
  }
}

/** A reload, or the tab's own cross: the browser asks in its own words. */
function useUnloadGuard(on: boolean) {
  useEffect(() => {
    if (!on) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [on])
}
