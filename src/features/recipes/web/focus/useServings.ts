import { readServings, scaledServings } from '#shared/ingredients/servings.ts'
import { useSessionState } from '#web/lib/storage/browserState.ts'
import type { Recipe } from '../../recipes.contract.ts'
import { servingsKey } from './rememberedServings.ts'

const most = 200

/** For how many somebody cooks a recipe just now, remembered until the tab is closed. */
export function useServings({ id, servings }: Pick<Recipe, 'id' | 'servings'>) {
  const [chosen, setChosen] = useSessionState<number | null>(servingsKey(id), null)
  const written = readServings(servings ?? '')
  // Nobody says for how many it is: then once, twice, half of it.
  const base = written?.count ?? 1
  const count = chosen ?? base
  const factor = count / base
  const step = written && base > 1 ? 1 : 0.5
  const set = (next: number) => setChosen(next === base ? null : next)
  return {
    factor,
    /** As chosen; null where the recipe does not say for how many it is. */
    count: written ? count : null,
    /** '6 servings', 'Serves 6'; '2 times' where the recipe does not say. */
    text: written ? scaledServings(servings ?? '', factor) : `${fraction(count)} ×`,
    less: count - step > 0 ? () => set(count - step) : undefined,
    more: count + step <= most ? () => set(count + step) : undefined,
    reset: () => setChosen(null),
  }
}

export type Servings = ReturnType<typeof useServings>

const fraction = (count: number) =>
  String(count)
    .replace(/^0\.5$/, '½')
    .replace(/\.5$/, '½')
