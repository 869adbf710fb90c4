import { useState } from 'react'
import { useRecordDialogs } from '#web/lib/useRecordDialogs.ts'
import type { PantryItem } from '../pantry.contract.ts'

/** What is being edited, where. One item at a time is edited in place. */
export function usePantryEditing() {
  const dialogs = useRecordDialogs<PantryItem>()
  const [inPlace, setInPlace] = useState<number>()
  const [returnsTo, setReturnsTo] = useState<number>()

  return {
    ...dialogs,
    inPlace,
    /** The item whose name takes the focus back once its editor is gone. */
    returnsTo,
    startInPlace: (item: PantryItem) => setInPlace(item.id),
    endInPlace: () => {
      setReturnsTo(inPlace)
      setInPlace(undefined)
    },
    forgetReturn: () => setReturnsTo(undefined),
  }
}

export type PantryEditing = ReturnType<typeof usePantryEditing>
