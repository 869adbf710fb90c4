import { useMemo, useState } from 'react'

/** Which of many were turned from how they stand at first. In another context none are. */
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
