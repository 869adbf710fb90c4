import { counted } from '#shared/counted.ts'
import { type Ability, say } from '../reading.ts'

const verb =
  /^(?:(?:we|i)(?: just)? )?(?:clear|empty|delete|remove|wipe|erase|reset|throw|toss|drop|take|cancel|clean|get rid|start over|purge|scrap|nuke|trash|forget|destroy|tick|check|flush)\b/i
const all =
  /\b(?:everything|all (?:of )?(?:the|my|our)?\s*(?:items|recipes|meals|dinners|notes|members|preferences|food|stuff|data|lists?|pantry|shopping|groceries|menu|of it|of them|things|knowledge|rules)|the (?:whole|entire|complete)|(?:every|each) (?:item|recipe|meal|single)|the lot|it all|them all|all of (?:it|them)|whole)\b/i
const wholeList =
  /^(?:clear|empty|delete|remove|wipe|erase|reset|clean|purge|scrap|nuke|trash|flush|get rid of|throw (?:away|out)|toss|drop|start over with|forget|cancel)(?: out| off)? (?:the|my|our|this|that)?\s*(?:(?:shopping|grocery|groceries)[- ]?list|list|pantry|fridge|freezer|refrigerator|menu|meal plan|recipe book|recipes|cookbook|groceries|knowledge|notes|family|members|calendar|week|weekly menu|plan|week's (?:menu|meals|plan)|meals|dinners|household|preferences|inventory)(?: list)?(?: (?:completely|entirely|please|now|for next week|for this week|of everything))?$/i

/** A whole list never goes in one sentence: what it would mean is said instead. */
export const emptying: Ability = (words, { household }) => {
  if (!wholeList.test(words) && !(verb.test(words) && all.test(words))) return undefined
  const open = household.shopping.filter(({ isCompleted }) => !isCompleted).length
  const meant = [
    [
      /shopping|grocer|\blist\b/i,
      `The shopping list has ${counted(open, 'open item')} and ${household.shopping.length - open} ticked off`,
    ],
    [
      /pantry|fridge|freezer|food|inventory/i,
      `The pantry has ${counted(household.pantry.length, 'item')}`,
    ],
    [/recipe|cookbook/i, `The book has ${counted(household.recipes.length, 'recipe')}`],
    [
      /menu|meal|dinner|week|plan|calendar/i,
      `The menu has ${counted(household.meals.length, 'meal')} in these weeks`,
    ],
    [/note|knowledge/i, `There are ${counted(household.knowledge.length, 'note')}`],
  ] as const
  const what =
    meant.find(([pattern]) => pattern.test(words))?.[1] ??
    'That would take away everything in a list'
  return say(
    `${what}. I don't propose to remove all of that in one go: name what should leave, and I propose exactly that. What is ticked off can be cleared on the shopping screen.`,
  )
}
