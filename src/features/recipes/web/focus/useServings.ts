import { readServings, scaledServings } from '#shared/ingredients/servings.ts'
import { saidServings } from '#shared/otherUnits/saidServings.ts'
import { useSessionState } from '#web/lib/storage/browserState.ts'
import type { Recipe } from '../../recipes.contract.ts'
import { servingsKey } from './rememberedServings.ts'

const most = 200

export function useServings({ id, servings }: Pick<Recipe, 'id' | 'servings'>) {
  const [chosen, setChosen] = useSessionState<number | null>(servingsKey(id), null)
  const written = readServings(servings ?? '')
  // A recipe without servings is scaled as a whole: ½ ×, 1 ×, 2 ×.
  const base = written?.count ?? 1
  const count = chosen ?? base
  const factor = count / base
  const step = written && base > 1 ? 1 : 0.5
  const text = written ? scaledServings(servings ?? '', factor) : `${fraction(count)} ×`
  const set = (next: number) => setChosen(next === base ? null : next)
  return {
    factor,
    count: written ? count : null,
    /** '6 servings', 'Serves 6'; '2 ×' for a recipe without servings. */
    text,
    /** Where nothing else says what a bare '6' counts. */
    said: saidServings(text),
    /** As the recipe has them: '4'; '1 ×' for a recipe without servings. */
    written: written ? fraction(base) : '1 ×',
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
