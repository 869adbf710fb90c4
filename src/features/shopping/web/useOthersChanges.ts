import { useEffect, useRef } from 'react'
import { useLive } from '#web/lib/http/live.ts'
import { pageId } from '#web/lib/http/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { sayOthersChange } from '../othersChanges.logic.ts'
import type { ShoppingItem } from '../shopping.contract.ts'
import { shoppingEndpoints } from '../shopping.endpoints.ts'

/** Says what somebody else, known by name, has just added or ticked off. */
export function useOthersChanges(items: readonly ShoppingItem[] | undefined) {
  const live = useLive()
  const before = useRef(items)
  /** By item, until the list is read again. */
  const changedBy = useRef(new Map<number, string>())

  useEffect(
    () =>
      live.onMessage('changed', (message) => {
        if (message.topic !== shoppingEndpoints.topic || message.origin === pageId || !message.by)
          return
        for (const id of message.ids) changedBy.current.set(id, message.by)
      }),
    [live],
  )

  useEffect(() => {
    const said =
      before.current && items && sayOthersChange(before.current, items, changedBy.current)
    before.current = items
    changedBy.current.clear()
    if (said) toast.success(said)
  }, [items])
}
