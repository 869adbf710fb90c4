import { useState } from 'react'

type Edits = ReadonlyMap<number, readonly unknown[]>

/** The items of proposals as somebody edited them, until they are approved. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>(new Map())
  return {
    edits,
    edit: (id: number, items: readonly unknown[]) =>
      setEdits((before) => new Map(before).set(id, items)),
  }
}
