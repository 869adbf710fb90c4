import { useToggles } from '#web/lib/useToggles.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import type { FamilyMember } from '../family.contract.ts'

/**
 * Members start open where there is room and closed on a phone, so that all of them fit. A search
 * opens those it finds: otherwise one could not see why.
 */
export function useOpenMembers(searching: boolean) {
  const openAtFirst = !useIsPhone() || searching
  const turned = useToggles<number>(searching)
  return {
    isOpen: ({ id }: FamilyMember) => turned.has(id) !== openAtFirst,
    toggle: ({ id }: FamilyMember) => turned.toggle(id),
  }
}
