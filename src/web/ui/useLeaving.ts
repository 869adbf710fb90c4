import { useEffect, useEffectEvent, useState } from 'react'

interface Leaving {
  /** Something was typed that is not stored. */
  isDirty: boolean
  onLeave: () => void
}

/** Whoever leaves a form in which something was typed is asked first, whatever way they leave. */
export function useLeaving({ isDirty, onLeave }: Leaving) {
  const [asking, setAsking] = useState(false)
  useBackGuard(isDirty, () => setAsking(true))

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

/**
 * As long as it is on, Back does not leave the page but calls `onBack`: there is one more entry in
 * the browser's history, for this very page, which Back takes away. A reload asks by itself.
 */
function useBackGuard(on: boolean, onBack: () => void) {
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!on) return
    const guarded = { ...history.state, guarded: true }
    history.pushState(guarded, '')
    const onPop = () => {
      history.pushState(guarded, '')
      goBack()
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('popstate', onPop)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('beforeunload', onUnload)
      // Only the entry that was made here is taken away: somebody may have gone elsewhere.
      if (history.state?.guarded) history.back()
    }
  }, [on])
}
