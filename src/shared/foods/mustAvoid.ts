import { nameKey } from '../names.ts'
import { linesOf } from '../textLines.ts'
import { readLine } from './mustAvoidLine.ts'
import { namesFood, namesFreeFrom, namesKindOf, otherWordFor } from './namesFood.ts'

/** Each text has one preference per line. */
type Member = {
  name: string
  keyGoalsAndLimits: string
  dislikes: string
  isActive: boolean
}

type Preferences = Pick<Member, 'keyGoalsAndLimits' | 'dislikes'>

const placeholder =
  /^(?:(?:none|nothing)(?: (?:yet|so far|noted|known|special|at all|in particular))*|n\/?a|no|unknown|tbd|[-–.?]*)\.?$/i

/** The lines with content. People write 'none' or 'n/a' into an empty field. */
export const preferenceLines = (text: string): string[] =>
  linesOf(text).filter((line) => !placeholder.test(line))

const lines = ({ dislikes, keyGoalsAndLimits }: Preferences) => [
  ...preferenceLines(dislikes),
  ...preferenceLines(keyGoalsAndLimits),
]

/** Whether a line forbids something, rather than stating a taste or an aim. */
export const isMustAvoid = (line: string): boolean =>
  preferenceLines(line).some((each) => readLine(each).isMust)

/** The foods that a member must not eat, in the words of the lines, in lower case. */
export function mustAvoids(member: Preferences): string[] {
  const foods = lines(member).flatMap((line) => readLine(line).foods)
  const keys = foods.map(nameKey)
  return foods.filter((_, n) => keys.indexOf(keys[n] ?? '') === n)
}

/** Foods that a member dislikes but may eat. */
export const plainDislikes = ({ dislikes }: Pick<Preferences, 'dislikes'>): string[] =>
  preferenceLines(dislikes).filter((line) => !isMustAvoid(line))

const dislike =
  /^(?:really |absolutely )?(?:hates?|dislikes?|detests?|loathes?|can(?:'|’)?t stand|(?:does(?:n['’]t| not)|don['’]t|do not)(?: really)? (?:like|enjoy|want|eat)|not (?:a fan of|keen on|into)|no) +(?=\S)/i

/** The same without their verb: whoever 'hates mushrooms' dislikes mushrooms. */
export const dislikedFoods = (member: Pick<Preferences, 'dislikes'>): string[] =>
  plainDislikes(member).map((line) => line.replace(dislike, ''))

/** The line of a dislike as an allergy; undefined if it would be none, or one to no known food. */
export function asAllergy(line: string): string | undefined {
  const said = `${line.replace(/[\s.,;]+$/, '')} (allergy)`
  const { isMust, isKnown } = readLine(said)
  return isMust && isKnown ? said : undefined
}

export type Dish = {
  name: string
  /** The title of its recipe, which may have been renamed since. */
  title?: string
  ingredients: readonly string[]
  tags?: readonly string[]
}

/** Whether a dish contains a food, by its name, title, tags or ingredients. */
export function dishHas({ name, title = '', ingredients, tags = [] }: Dish, food: string): boolean {
  if (ingredients.some((line) => namesFood(line, food))) return true
  // 'Tomato pasta' of gluten-free penne: the ingredients outrank the name.
  if (ingredients.some((line) => namesFreeFrom(line, food))) return false
  return [name, title, ...tags].some((text) => namesFood(text, food))
}

/** Whether a dish tastes of a food; an ingredient inside another ingredient does not count. */
export const dishTastesOf = ({ name, title = '', ingredients, tags = [] }: Dish, food: string) =>
  [name, title, ...tags, ...ingredients].some((text) => namesKindOf(text, food))

/** The members who eat a meal: all active ones, or who is named, also a guest who is else not there. */
export function eatersOf<M extends Pick<Member, 'name' | 'isActive'>>(
  members: readonly M[],
  attendees: readonly string[] | null,
): M[] {
  if (!attendees?.length) return members.filter(({ isActive }) => isActive)
  const names = new Set(attendees.map((name) => name.trim().toLowerCase()))
  return members.filter(({ name }) => names.has(name.trim().toLowerCase()))
}

type Eaten = Dish & {
  members: readonly Member[]
  attendees: readonly string[] | null
}

/** Which of the eaters must avoid the dish, and because of which food. */
export const avoidances = ({ members, attendees, ...dish }: Eaten) =>
  eatersOf(members, attendees).flatMap((member) =>
    mustAvoids(member)
      .filter((food) => dishHas(dish, food))
      .map((food) => ({ name: member.name, food })),
  )

export function whoMustNotEat(
  members: readonly Member[],
  dish: Dish,
  attendees: readonly string[] | null = null,
) {
  const found = avoidances({ members, attendees, ...dish })
  return Object.entries(Object.groupBy(found, ({ name }) => name)).map(([name, each = []]) => ({
    name,
    foods: each.map(({ food }) => withCause(dish, food)),
  }))
}

/** 'nuts (walnuts)': the food, and the ingredient that has it where that is another word. */
export function withCause({ ingredients }: Dish, food: string): string {
  const [line = ''] = ingredients.filter((each) => namesFood(each, food))
  const cause = otherWordFor(line, food)
  return cause ? `${food} (${cause})` : food
}

/** What is bought or kept, which has a name alone. */
export const dishOfFood = (name: string): Dish => ({ name, ingredients: [] })

/** 'Leo must avoid nuts (Nutella)', for each active member. */
export const foodWarnings = (members: readonly Member[], food: string): string[] =>
  avoidances({ members, attendees: null, ...dishOfFood(food) }).map((found) => {
    const cause = nameKey(found.food) === nameKey(food) ? '' : ` (${food})`
    return `${found.name} must avoid ${found.food}${cause}`
  })

/** 'Dad must avoid shellfish', for each of the eaters. */
export const avoidWarnings = (eaten: Eaten): string[] =>
  avoidances(eaten).map(({ name, food }) => `${name} must avoid ${food}`)
