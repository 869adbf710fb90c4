import { useCallback, useRef, useState } from 'react'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { useRemoval } from '#web/lib/forms/useRemoval.ts'
import type { PantryItem } from '../pantry.contract.ts'
import { pantryApi } from './pantry.api.ts'

/** Saves what was typed; whether that is done. */
export type Finish = () => Promise<boolean>

/**
 * What is being edited, where. One item at a time is edited in place. `pointed` is the item that
 * another screen led to.
 */
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
    /** The item whose name takes the focus back once its editor is gone. */
    returnsTo,
    /** Whatever is typed into another row is saved first, or stays there with what is wrong. */
    startInPlace: async (item: PantryItem) => {
      if (finish.current && !(await finish.current())) return
      setInPlace(item.id)
    },
    /** By the row's editor, as long as it is there. */
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
