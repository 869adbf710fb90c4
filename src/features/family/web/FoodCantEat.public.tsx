import { usePainted } from '#web/lib/idle.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'

const Checked = lazyExtra(async () => (await import('./CheckedFood.tsx')).CheckedFood)

/** Who can't eat what is bought or kept; after the first paint, since it needs the words for foods. */
export const FoodCantEat = ({ name }: { name: string }) =>
  usePainted() ? <Checked name={name} /> : null
