import { type Dish, dishOfFood, mustAvoids, whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import type { FamilyMember } from './family.contract.ts'

/** A check of things, each known as a dish by `dishOf`. */
export const whoCantEat =
  <Thing>(dishOf: (thing: Thing) => Dish) =>
  (members: readonly FamilyMember[]) => {
    const careful = members.filter((member) => mustAvoids(member).length > 0)
    if (careful.length === 0) return () => []
    return (thing: Thing) => whoMustNotEat(careful, dishOf(thing)).map(({ name }) => name)
  }

export const whoCantEatFood = whoCantEat(dishOfFood)
