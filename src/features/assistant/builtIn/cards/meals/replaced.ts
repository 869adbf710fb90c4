import type { MealEvent } from '#features/menu/menu.contract.ts'
import { decide, mealLabel } from '../../find/decide.ts'
import { type Dish, dishesFor, warningsFor } from '../../find/dishes.ts'
import { findDish } from '../../find/named.ts'
import { enumerated } from '../../normalise/plainText.ts'
import { change, type Reading, type Scene } from '../../reading.ts'
import { findDays } from '../../spans/days.ts'
import { mealNames } from '../../spans/mealNames.ts'
import { daysIn, type Heard } from '../../spans/said.ts'
import { nameIn } from '../things/names.ts'

const [fresh, old] = ['fresh', 'old'].map(
  (name) => `(?:(?:the|a|an|some|that|our) )?(?<${name}>[^,.;:?!\n]{3,60}?)`,
)
const when = "(?: (?:on |this |next )?(?:\\w+day|tonight|today|tomorrow)(?:'s)?(?: night)?)?"
const wish =
  "(?:please |pls |let's |we'll |we |i'd |i |can |could |rather |will |have |make |put |do |eat |want |like |prefer )*"
const end = '(?: (?:please|pls|instead|then|now))*[.! ]*$'
const tired =
  "(?:(?:we |i |nobody |no one |really |just )*(?:can't face|don't (?:want|fancy|feel like)|do not want|not feeling|not in the mood for|wants|fancies)|sod|screw|not|no|forget|scrap|skip|drop|kill|ditch)"

/** How families say that one dish takes the place of another. */
const ways = [
  `^${wish}${fresh} (?:instead of|in place of|in lieu of|rather than|where) ${old}(?: (?:is|are|was|were)(?: planned)?)?${end}`,
  `^${wish}(?:swap|sub|substitute|switch|replace|trade|change|turn)(?: out)? ${old} (?:for|with|to|into|by) ${fresh}${end}`,
  `^${old} (?:becomes?|turns? into|is now|will be) ${fresh}${end}`,
  `^${old} (?:out|off)(?: the menu)?,? (?:and )?${fresh} (?:in|on)(?:, ?[^,.;:?!\n]{3,30})?${end}`,
  `^(?:${tired}) ${old}${when}(?: again| any ?more| this week)?[,.;:!]+ ${wish}(?:\\w+day'?s (?:an? )?|it )?${fresh}${end}`,
].map((way) => new RegExp(way, 'i'))

const withoutDays = (words: string, today: string): string =>
  findDays(words, today)
    .reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, words)
    .replace(/(?: (?:on|for|at|'s))+(?= |$)/g, '')
    .replace(/ (?:breakfast|brunch|lunch|dinner|supper)$/i, '')
    .trim()

const isMeal = (word: string) => word.toLowerCase() in mealNames

/** The planned dish in 'the banana bread tuesday snack'. */
const dishIn = (words: string, today: string): string =>
  withoutDays(words, today)
    .split(/\s+/)
    .filter((word) => !isMeal(word))
    .join(' ')

function putInstead(meal: MealEvent, dish: Dish, scene: Scene): Reading {
  const warnings = warningsFor(dish, meal.attendees, scene)
  const made = change('UPDATE_MENU_ITEM_TEXT', meal, {
    recipeName: dish.recipeName,
    recipeId: dish.recipeId,
  })
  return warnings.length > 0 ? { ...made, says: [`Careful: ${enumerated(warnings)}.`] } : made
}

/** 'Drop the salmon, and buy eggs' wants something else. */
const isOther = /^(?:and|also|then|plus|buy|get|add|put|order|need|more|plan|cook|move)\b/i
const isPast = /\b(?:made|cooked|had|ate|did|got|bought)\b/i

/** 'Omelettes instead of the salmon', 'butter chicken out, roast chicken in': the planned meal gets the other dish. */
export function dishReplaced(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  if (isPast.test(text)) return undefined
  const said = ways.map((way) => way.exec(text)?.groups).find(Boolean)
  if (!said) return undefined
  const given = dishIn(said.old ?? '', scene.today)
  const name = withoutDays(said.fresh ?? '', scene.today)
  // 'Change the salmon to 7', 'to lunch'.
  const isDish = !/\d/.test(name) && !isMeal(name) && !isOther.test(name)
  const spoken = isDish ? nameIn(name) : null
  const { meals, shopping, pantry } = scene.household
  const isThing = [...shopping, ...pantry].some(
    (each) => each.name.toLowerCase() === given.toLowerCase(),
  )
  const ahead = meals.filter(({ date }) => date >= scene.today)
  const planned = (dish: string) => findDish(ahead, dish, ({ recipeName }) => recipeName)
  const all = nameIn(given) ? planned(given) : []
  const days = daysIn({ ...heard, spans: [] }).flatMap((each) => [...each.days])
  const meant = days.length > 0 ? all.filter(({ date }) => days.includes(date)) : all
  // What is planned as well changes places with it.
  if (!spoken || isThing || meant.length === 0 || planned(spoken).length > 0) return undefined
  return decide(
    { certain: meant, likely: [] },
    {
      spoken: given,
      where: 'on the menu',
      label: (meal) => mealLabel(meal, scene),
      act: (meal) =>
        decide(
          { certain: dishesFor(spoken, scene), likely: [] },
          {
            spoken,
            where: 'in the recipes',
            label: ({ recipeName }) => recipeName,
            act: (dish) => putInstead(meal, dish, scene),
          },
        ),
    },
  )
}
