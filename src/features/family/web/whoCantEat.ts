import { dishOfFood, mustAvoids, whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import type { FamilyMember } from '../family.contract.ts'

/** The names of those who can't eat a food, by its name. */
export type WhoCantEat = (food: string) => string[]

export function whoCantEat(members: readonly FamilyMember[]): WhoCantEat {
  const careful = members.filter((member) => mustAvoids(member).length > 0)
  const known = new Map<string, string[]>()
  return (food) => {
    const names =
      known.get(food) ?? whoMustNotEat(careful, dishOfFood(food)).map(({ name }) => name)
    known.set(food, names)
    return names
  }
}
