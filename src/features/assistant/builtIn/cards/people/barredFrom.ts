import { dishHas, dishOfFood, mustAvoids } from '#shared/foods/mustAvoid.ts'
import type { Statement } from './statements.ts'

/** 'Leo can eat nuts' while they are noted as an allergy: nothing takes that for a taste. */
export function barredFrom({ people, foods }: Statement): string | undefined {
  const [first] = people.flatMap(({ name, member }) =>
    foods.names
      .filter(
        (food) => member && mustAvoids(member).some((each) => dishHas(dishOfFood(food), each)),
      )
      .map((food) => ({ name, food })),
  )
  return (
    first &&
    `It's noted that **${first.name}** must avoid ${first.food}. If that's over, say “${first.name} is no longer allergic to ${first.food}”.`
  )
}
