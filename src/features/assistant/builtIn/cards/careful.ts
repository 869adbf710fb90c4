import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { eatersOf, mustAvoids, whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import { enumerated } from '../normalise/plainText.ts'
import { fieldsOf, idOf, nameOf, type Reading, type Scene, textOf } from '../reading.ts'
import { leftAlone } from '../resolve/choices.ts'
import { ofMember } from './people/binding.ts'

/** The planned meals whose eaters a reading changes. */
function seated({ commands }: Reading, { household: { meals } }: Scene): MealEvent[] {
  const items = commands.flatMap(({ type, items }) =>
    type === 'UPDATE_MENU_ITEM_TEXT' ? items : [],
  )
  return items.flatMap((item) => {
    const { attendees } = fieldsOf(item)
    const meal = meals.find(({ id }) => id === idOf(item))
    return meal && Array.isArray(attendees) ? { ...meal, attendees: attendees.map(String) } : []
  })
}

/** Whoever is noted with what harms, and seated where it is served, is told of at once. */
function warningsOf(reading: Reading, scene: Scene): string[] {
  const { recipes } = scene.household
  const told = reading.commands
    .filter(({ type }) => type === ofMember)
    .flatMap(({ items }) => items)
    .map((item) => ({
      name: nameOf(item),
      isActive: true,
      keyGoalsAndLimits: '',
      dislikes: textOf(item, 'dislikes') ?? '',
    }))
    .filter((member) => mustAvoids(member).length > 0)
  return seated(reading, scene).flatMap(({ recipeId, recipeName, attendees }) => {
    const recipe = recipes.find(({ id }) => id === recipeId)
    const eaters = eatersOf(told, attendees)
    const found = eaters.length > 0 ? whoMustNotEat(eaters, dishOfMeal(recipeName, recipe)) : []
    return found.map(
      ({ name, foods }) =>
        `Careful: **${recipeName}** has ${enumerated(foods)}, which ${name} must avoid.`,
    )
  })
}

/** An answer with what must be said besides: whom a dish harms, and that a card still waits. */
export function withCare(reading: Reading, scene: Scene): Reading {
  const waits = scene.history.at(-1)?.proposals.some(({ status }) => status === 'pending')
  const says = reading.says.map((each) =>
    each === leftAlone && waits ? 'OK. Press Reject on the card, and it goes.' : each,
  )
  const offered = reading.choices.flatMap(({ commands }) => commands)
  const warnings = warningsOf({ ...reading, commands: [...reading.commands, ...offered] }, scene)
  return { ...reading, says: [...new Set([...warnings, ...says])] }
}
