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

/** What of a list is of a kind: 'cheese' is cheddar and feta, 'fruit' whatever stands under it. */
export function ofKind<T extends { name: string; category: string | null }>(
  list: readonly T[],
  spoken: string,
): T[] {
  const kind = foodByName(spoken)
  const category = categories[nameKey(spoken)]
  return list.filter(
    (item) =>
      (category && item.category === category) ||
      (kind && foodsIn(item.name).some(({ food }) => kindsOf(food).has(kind))),
  )
}
