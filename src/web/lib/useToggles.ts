import { useMemo, useState } from 'react'

/** The keys that were toggled from their initial state. A new `context` resets them. */
export function useToggles<Key>(context?: unknown) {
  const [turned, setTurned] = useState({ context, keys: new Set<Key>() as ReadonlySet<Key> })
  return useMemo(() => {
    const keys = turned.context === context ? turned.keys : new Set<Key>()
    return {
      has: (key: Key) => keys.has(key),
      toggle: (key: Key) => {
        const next = new Set(keys)
        if (!next.delete(key)) next.add(key)
        setTurned({ context, keys: next })
      },
    }
  }, [turned, context])
}
