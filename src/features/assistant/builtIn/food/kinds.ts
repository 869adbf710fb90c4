import { isFoodGroup, namesFood } from '#features/family/foodGroups.facts.ts'
import type { PantryItem } from '#features/pantry/pantry.contract.ts'
import { nameKey } from '#shared/names.ts'

/** Words for several foods at once, as people ask for them. */
const kinds: Readonly<Record<string, RegExp>> = {
  pasta:
    /\b(?:pasta|penne|spaghetti|macaroni|fettuccine|linguine|rigatoni|orzo|ziti|fusilli|farfalle|lasagna (?:sheets?|noodles?)|noodles?|ramen)\b/i,
  bread: /\b(?:bread(?! crumbs)|sourdough|baguette|rolls?|buns?|bagels?|pita|naan|loaf|brioche)\b/i,
  soda: /\b(?:soda|coke|pepsi|sprite|root beer|ginger ale)\b/i,
}

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
  const key = nameKey(spoken)
  const pattern = kinds[key]
  const category = categories[key]
  return pantry.filter(
    (item) =>
      item.category === category ||
      pattern?.test(item.name) ||
      (isFoodGroup(key) && namesFood(item.name, key)),
  )
}
