import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { usePainted } from '#web/lib/idle.ts'
import { CantEatPill } from './CantEatPill.tsx'
import { memberApi } from './family.api.ts'
import type { WhoCantEat } from './whoCantEat.ts'

const Check = createContext<WhoCantEat | undefined>(undefined)

/** Reads the family once for every `FoodCantEat` within. */
export const FoodsChecked = ({ children }: { children: ReactNode }) => (
  <Check value={useWhoCantEat()}>{children}</Check>
)

/** Who can't eat what is bought or kept. */
export const FoodCantEat = ({ name }: { name: string }) => (
  <CantEatPill names={use(Check)?.(name) ?? []} />
)

/** Known after the first paint, since it needs the words for foods. */
function useWhoCantEat(): WhoCantEat | undefined {
  const { data: members } = useQuery({ ...memberApi.list, enabled: usePainted() })
  const [check, setCheck] = useState<WhoCantEat>()
  useEffect(() => {
    if (!members) return
    let isOld = false
    const keep = ({ whoCantEat }: typeof import('./whoCantEat.ts')) => {
      if (!isOld) startTransition(() => setCheck(() => whoCantEat(members)))
    }
    // A list can do without.
    import('./whoCantEat.ts').then(keep, () => {})
    return () => {
      isOld = true
    }
  }, [members])
  return check
}
