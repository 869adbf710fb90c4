import { nameKey } from '../names.ts'

/** What the household said of two names, by `aliasKey`. It wins over everything. */
export type FoodAliases = ReadonlyMap<string, 'same' | 'not this'>

export const aliasKey = (food: string, name: string) => `${nameKey(food)} = ${nameKey(name)}`

export type Coverage = 'same' | 'covers' | null

/** Whether what is called `name` at home or on the list serves as a recipe's `food`. */
export function coverage(food: string, name: string, aliases?: FoodAliases): Coverage {
  const said = aliases?.get(aliasKey(food, name))
  if (said) return said === 'same' ? 'same' : null
  return nameKey(food) === nameKey(name) ? 'same' : null
}
