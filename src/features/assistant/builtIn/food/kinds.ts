import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { foodByName, kindsOf } from '#shared/foods/foods.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { nameKey } from '#shared/names.ts'

const categories: Readonly<Record<string, string>> = {
  fruit: 'Fruit',
  vegetable: 'Vegetable',
  veggie: 'Vegetable',
  condiment: 'Condiment',
  sauce: 'Sauce',
  grain: 'Grain',
  leftover: 'Prepared Meal',
}

/** What of the pantry is of a kind: 'cheese' is cheddar and feta, 'fruit' whatever stands under it. */
export function ofKind(pantry: readonly PantryItem[], spoken: string): PantryItem[] {
  const kind = foodByName(spoken)
  const category = categories[nameKey(spoken)]
  return pantry.filter(
    (item) =>
      item.category === category ||
      (kind && foodsIn(item.name).some(({ food }) => kindsOf(food).has(kind))),
  )
}
