import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#web/lib/http/request.ts'
import { useIdle, whenIdle } from '#web/lib/idle.ts'
import { toast } from '#web/lib/toast.tsx'
import type { ShoppingItem } from '../shopping.contract.ts'
import type { Outcome } from './quickAdd.ts'

let wasIdle = false
whenIdle(() => {
  wasIdle = true
})

/** Whether there was time for what the first paint does not need. */
export function useHints(): boolean {
  return useIdle() || wasIdle
}

interface QuickAdd {
  items: ShoppingItem[]
  store: string | null
  onAdd: () => void
}

/** Puts things on the list, and keeps what there is to say about the last of them. */
export function useQuickAdd(given: QuickAdd) {
  const client = useQueryClient()
  const [said, say] = useState<Outcome>()

  /** Whether all of it was taken; otherwise the person still needs what they typed. */
  async function add(call: 'addText' | 'addUsual', words: string): Promise<boolean> {
    try {
      // Reading what people type is not needed before somebody does.
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
    addText: (text: string) => add('addText', text),
    addUsual: (name: string) => add('addUsual', name),
  }
}
