import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { useIdle, whenIdle } from '#web/lib/idle.ts'
import { toast } from '#web/lib/toast.tsx'
import type { ShoppingItem } from '../../shopping.contract.ts'
import type { Outcome } from './quickAdd.ts'

let wasIdle = false
whenIdle(() => {
  wasIdle = true
})

/** Whether the browser was idle once since the first paint. */
export function useHints(): boolean {
  return useIdle() || wasIdle
}

/** Whether the list had suggestions beside the field the last time. */
export const hadChipsKey = 'food-pal-usual-chips'

interface QuickAdd {
  items: ShoppingItem[]
  store: string | null
  onAdd: () => void
}

/** Adds items, and keeps the result of the last line. */
export function useQuickAdd(given: QuickAdd) {
  const client = useQueryClient()
  const [said, say] = useState<Outcome>()

  /** False if something was not taken: the person still needs the typed text. */
  async function add(call: 'addText' | 'addUsual', words: string): Promise<boolean> {
    // The Undo of the line before would be taken for this one's.
    say((last) => last && { problem: last.problem })
    try {
      // The parser loads with the first line that is added.
      const quickAdd = await import('./quickAdd.ts')
      const outcome = await quickAdd[call](words, { client, ...given })
      say(outcome)
      return outcome.problem === undefined
    } catch (error) {
      toast.error('Failed to add item', problemOf(error))
      return false
    }
  }

  return {
    wasUsed: said !== undefined,
    said: said ?? {},
    say,
    /** Whoever types the next line has left the question about the last one. */
    onType: () => say((last) => (last?.questions?.length ? { ...last, questions: [] } : last)),
    addText: (text: string) => add('addText', text),
    addUsual: (name: string) => add('addUsual', name),
  }
}
