import { typeName } from '#features/menu/menu.logic.ts'
import { addDays } from '#shared/days.ts'
import { numberOf, numberPattern } from '#shared/ingredients/amountPatterns.ts'
import { sameName } from '#shared/order.ts'
import { findInPantry, findRecipes } from '../find/decide.ts'
import { mainOf } from '../find/meals.ts'
import { findDish } from '../find/named.ts'
import { fieldsOf } from '../itemFields.ts'
import { type Ability, ask, asQuestion, propose, type Reading, type Scene } from '../reading.ts'
import { enumerated } from '../text/plainText.ts'
import { readWhen } from '../text/when.ts'
import { dishName } from './dishes.ts'

const who = "(?:we|i|they|he|she|mom|dad|[a-z]{2,20})(?:'ve| have| has| just| already| finally)*"
const made =
  '(?:(?:finished |got done |done )?(?:cooking|making|baking|preparing|grilling)|cooked(?: up)?|made|baked|prepared|grilled|roasted|fixed|whipped up)'
const cooked = [
  new RegExp(`^(?:${who} )?(?:just |finally )?${made} (?:us )?(.+)$`, 'i'),
  /^(?:mark|note|log|record) (.+) as (?:cooked|made|eaten)$/i,
]
/** 'We are cooking' has not happened yet. */
const underWay =
  /^(?:we|i|they|he|she|[a-z]{2,20})?(?:'re| are|'m| am|'s| is)? ?(?:cooking|making|baking|preparing|grilling)\b/i
/** Who only ate may have eaten elsewhere: then it counts if it was planned. */
const ate = new RegExp(`^${who} (?:had|ate) (.+)$`, 'i')
const elsewhere = /\b(?:at|from|restaurant|takeout|take-out|out)\b/i

const amount =
  '((?:about |around )?(?:\\d|an? |some|half|one|two|three|four|five|six)(?:(?! (?:with|and|there|for) )[^,]){0,40}?)'
/** '… with 3 servings left over', '…, 2 bowls left'. */
const leftOver = new RegExp(
  `(?:^|[\\s,]+)(?:and |with |there (?:are|is|was|were) |we have |we've got )*${amount} (?:of it )?(?:is |are |was |were )?left(?:[ -]?overs?)?$`,
  'i',
)
const leftovers = new RegExp(`^leftovers?[:,]? ${amount}$`, 'i')
const forSome = new RegExp(
  `\\s+for (${numberPattern})(?: (?:people|persons|of us|servings|guests|kids|adults))?(?=$|[\\s,])`,
  'i',
)
const stars =
  /(?:^|[\s,]+)(?:and )?([a-z]{2,20}) (?:gave|gives|rated|rates) (?:it|them|that) (\d|one|two|three|four|five)(?: out of (?:5|five))?(?: stars?)?$/i
const praise =
  /[\s,]+(?:and|but) (?:it|they|everyone|everybody|the kids|we all) (?:was|were|loved|liked|tasted|turned)\b[^,]{0,60}$/i

/** In characters: nobody tells more of a dish in one breath. */
const longest = 300

/** What is said of a dish besides its name. */
function readMore(text: string) {
  const [, name, count] = stars.exec(text) ?? []
  const unrated = name ? text.replace(stars, '') : text
  const plain = unrated.replace(praise, '')
  const left = leftOver.exec(plain)?.[1] ?? leftovers.exec(plain)?.[1]
  const given = numberOf(count ?? '')
  return {
    rest: left ? plain.replace(leftOver, '').replace(leftovers, '') : plain,
    said: {
      ...(left && { leftovers: left }),
      ...(name && given && { ratings: `${name}: ${given}` }),
    },
  }
}

/** 'We cooked the lentil soup', 'Dad made tacos last night for 6', 'we made dinner'. */
export const cookedDishes: Ability = (words, scene) => {
  if (words.length > longest) return undefined
  const told = underWay.test(words)
    ? undefined
    : cooked.map((pattern) => pattern.exec(words)?.[1]).find((each) => each !== undefined)
  const eaten = told === undefined ? ate.exec(words)?.[1] : undefined
  const text = told ?? eaten
  if (text === undefined || (eaten && elsewhere.test(eaten))) return undefined
  const { rest, said } = readMore(text)
  const servings = numberOf(forSome.exec(rest)?.[1] ?? '')
  const when = readWhen(rest.replace(forSome, ''), scene.today)
  const date = when.days.length > 1 ? undefined : dayMeant(when.days[0], scene)
  if (date === undefined) return undefined
  const sought = { date, mealType: when.mealType, fromBook: eaten === undefined }
  const dish = dishName(when.rest)
  const dishes = dishesMeant(dish, sought, scene)
  const read = (names: readonly string[]): Reading =>
    propose(
      'RECORD_COOKED_MEAL_TEXT',
      names.map((recipeName) => ({ recipeName, date, ...(servings && { servings }), ...said })),
    )
  const [first] = dishes
  if (!first) return undefined
  if (first.length === 1 || dishes.length > 1) {
    const names = dishes.flatMap(([name]) => name ?? [])
    const [name = ''] = names
    // 'I cooked the chicken' may mean just that.
    const isFood = !sameName(name, dish) && findInPantry(dish, scene).certain.length > 0
    return isFood ? asQuestion(read(names), `${name} was cooked`) : read(names)
  }
  return ask(
    `Which one do you mean: ${enumerated(
      first.map((name) => `**${name}**`),
      'or',
    )}?`,
    first.map((name) => ({ label: name, commands: read([name]).commands })),
  )
}

/** 'There are 2 servings left', 'Maya gave it 5 stars', after it was said that something was cooked. */
export function saidOfCooked(before: Reading, text: string): Reading | undefined {
  if (text.length > longest) return undefined
  const { rest, said } = readMore(text)
  if (rest.trim() !== '' || Object.keys(said).length === 0) return undefined
  const command = before.commands.find(({ type }) => type === 'RECORD_COOKED_MEAL_TEXT')
  if (command?.items.length !== 1) return undefined
  return propose(
    'RECORD_COOKED_MEAL_TEXT',
    command.items.map((item) => ({ ...fieldsOf(item), ...said })),
  )
}

/** Nobody has cooked on a day to come: 'on Sunday' was the last one. */
function dayMeant(day: string | undefined, { today }: Scene): string | undefined {
  if (day === undefined || day <= today) return day ?? today
  const before = addDays(day, -7)
  return before <= today ? before : undefined
}

type Sought = { date: string; mealType: string | null; fromBook: boolean }

/** For each dish that is named the titles that it may mean; several dishes only if all are clear. */
function dishesMeant(dish: string, sought: Sought, scene: Scene): string[][] {
  const whole = titlesFor(dish, sought, scene)
  if (whole.length > 0) return [whole]
  const parts = dish
    .split(/, and |, | and /i)
    .map((part) => titlesFor(dishName(part), sought, scene))
  return parts.length > 1 && parts.every((titles) => titles.length === 1) ? parts : []
}

/** What was planned for that day goes before the recipe book, where a name may stand twice. */
function titlesFor(dish: string, { date, mealType, fromBook }: Sought, scene: Scene): string[] {
  const then = scene.household.meals.filter(
    (meal) =>
      meal.date === date &&
      !/^leftover/i.test(meal.recipeName) &&
      (!mealType || typeName(meal.mealType) === mealType),
  )
  const nameOf = ({ recipeName }: { recipeName: string }) => recipeName
  if (dish === '') return mealType ? mainOf(then).map(nameOf).slice(0, 1) : []
  const planned = findDish(then, dish, nameOf).map(nameOf)
  if (planned.length > 0) return [...new Set(planned)]
  return fromBook
    ? [...new Set(findRecipes(dish, scene).map(({ title }) => title))].slice(0, 6)
    : []
}
