import { useLocalState } from '#web/lib/storage/browserState.ts'
import { useToggles } from '#web/lib/useToggles.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import type { FamilyMember } from '../family.contract.ts'

/**
 * Members start open where there is room and closed on a phone, so that all of them fit; which ones
 * somebody turned is remembered. A search opens those it finds: otherwise one could not see why.
 */
export function useOpenMembers(searching: boolean) {
  const openAtFirst = !useIsPhone() || searching
  const [kept, keep] = useLocalState<number[]>('food-pal-family-turned', [])
  const found = useToggles<number>(searching)
  const isTurned = (id: number) => (searching ? found.has(id) : kept.includes(id))

  function toggle({ id }: FamilyMember) {
    if (searching) found.toggle(id)
    else keep(kept.includes(id) ? kept.filter((each) => each !== id) : [...kept, id])
  }

  return { isOpen: ({ id }: FamilyMember) => isTurned(id) !== openAtFirst, toggle }
}
