import { useLocalState } from '#web/lib/storage/browserState.ts'
import { useToggles } from '#web/lib/useToggles.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import type { FamilyMember } from '../family.contract.ts'

/** Members start open, on a phone closed. A search opens its matches, to show why they match. */
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
