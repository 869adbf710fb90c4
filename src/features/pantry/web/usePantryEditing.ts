import { useState } from 'react'
import type { PantryItem } from '../pantry.contract.ts'

/** What is being edited, where. One item at a time is edited in place. */
export function usePantryEditing() {
  const [inPlace, setInPlace] = useState<number>()
  const [returnsTo, setReturnsTo] = useState<number>()
  const [dialog, setDialog] = useState<{ opened: boolean; opening: number; item?: PantryItem }>({
    opened: false,
    opening: 0,
  })
  const [deleting, setDeleting] = useState<PantryItem>()

  return {
    inPlace,
    /** The item whose name takes the focus back once its editor is gone. */
    returnsTo,
    startInPlace: (item: PantryItem) => setInPlace(item.id),
    endInPlace: () => {
      setReturnsTo(inPlace)
      setInPlace(undefined)
    },
    forgetReturn: () => setReturnsTo(undefined),
    dialog,
    openDialog: (item?: PantryItem) =>
      setDialog(({ opening }) => ({ opened: true, opening: opening + 1, item })),
    closeDialog: () => setDialog((current) => ({ ...current, opened: false })),
    deleting,
    askDelete: setDeleting,
    endDelete: () => setDeleting(undefined),
  }
}

export type PantryEditing = ReturnType<typeof usePantryEditing>
