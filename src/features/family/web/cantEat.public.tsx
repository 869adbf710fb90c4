import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { usePainted } from '#web/lib/idle.ts'
import type { FamilyMember } from '../family.contract.ts'
import { CantEatPill } from './CantEatPill.tsx'
import { memberApi } from './family.api.ts'

/** The names of those who can't eat something. */
type Check<Thing> = (thing: Thing) => string[]

type Load<Thing> = () => Promise<(members: readonly FamilyMember[]) => Check<Thing>>

/** `Checked` reads the family once for every `CantEat` within. */
export function cantEat<Thing>(load: Load<Thing>) {
  const Known = createContext<Check<Thing> | undefined>(undefined)
  const Checked = ({ children }: { children: ReactNode }) => (
    <Known value={useCheck(load)}>{children}</Known>
  )
  const CantEat = ({ thing }: { thing: Thing }) => {
    const check = use(Known)
    const names = useMemo(() => check?.(thing) ?? [], [check, thing])
    return <CantEatPill names={names} />
  }
  return { Checked, CantEat }
}

/** Known after the first paint, since it needs the words for foods. */
function useCheck<Thing>(load: Load<Thing>): Check<Thing> | undefined {
  const { data: members } = useQuery({ ...memberApi.list, enabled: usePainted() })
  const [check, setCheck] = useState<Check<Thing>>()
  useEffect(() => {
    if (!members) return
    let isOld = false
    load().then(
      (checkOf) => {
        if (!isOld) startTransition(() => setCheck(() => checkOf(members)))
      },
      () => {}, // A list can do without.
    )
    return () => {
      isOld = true
    }
  }, [members, load])
  return check
}

/** For what is bought or kept, by its name. */
export const { Checked: FoodsChecked, CantEat: FoodCantEat } = cantEat(
  async () => (await import('../whoCantEat.logic.ts')).whoCantEatFood,
)
