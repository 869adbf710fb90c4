import { useCallback, useRef, useState } from 'react'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { useRemoval } from '#web/lib/forms/useRemoval.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { pantryApi } from './pantry.api.ts'

/** Saves the typed values; false if that failed. */
export type Finish = () => Promise<boolean>

/** The open editors: one row at a time. `pointed` is an item that another screen linked to. */
export function usePantryEditing(pointed: number | undefined) {
  const { add, edit, opening, editor } = useRecordDialogs<PantryItem>()
  const remove = useRemoval(pantryApi)
  const [inPlace, setInPlace] = useState<number>()
  const [returnsTo, setReturnsTo] = useState(pointed)
  const finish = useRef<Finish>(undefined)
  const onFinish = useCallback((own: Finish | undefined) => {
    finish.current = own
  }, [])

  return {
    add,
    edit,
    opening,
    editor,
    pointed,
    inPlace,
    /** The item whose row gets the focus back when its editor closes. */
    returnsTo,
    /** Saves another open row first; stays there if that fails. */
    startInPlace: async (item: PantryItem) => {
      if (finish.current && !(await finish.current())) return
      setInPlace(item.id)
    },
    /** Called by the row's editor while it is mounted. */
    onFinish,
    endInPlace: () => {
      setReturnsTo(inPlace)
      setInPlace(undefined)
    },
    forgetReturn: () => setReturnsTo(undefined),
    remove,
  }
}

export type PantryEditing = ReturnType<typeof usePantryEditing>
