import { useState } from 'react'
import { useIsPhone } from '#web/lib/viewport.ts'
import type { FamilyMember } from '../family.contract.ts'

/**
 * Members start open where there is room and closed on a phone, so that all of them fit. A search
 * opens those it finds: otherwise one could not see why.
 */
export function useOpenMembers(searching: boolean) {
  const openAtFirst = !useIsPhone() || searching
  const [turned, setTurned] = useState<{ searching: boolean; ids: ReadonlySet<number> }>({
    searching,
    ids: new Set(),
  })
  const ids = turned.searching === searching ? turned.ids : new Set<number>()

  return {
    isOpen: ({ id }: FamilyMember) => (ids.has(id) ? !openAtFirst : openAtFirst),
    toggle: ({ id }: FamilyMember) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setTurned({ searching, ids: next })
    },
  }
}
