import { nameKey } from '../names.ts'
import { linesOf } from '../textLines.ts'
import { readLine } from './mustAvoidLine.ts'
import { namesFood, namesWithout, speaksOf } from './namesFood.ts'

/** What is read of a member. Each text has one preference a line. */
type Member = {
  name: string
  keyGoalsAndLimits: string
  dislikes: string
  isActive: boolean
}

type Preferences = Pick<Member, 'keyGoalsAndLimits' | 'dislikes'>

const placeholder =
  /^(?:none|nothing(?: yet| so far)?|n\/?a|no|unknown|tbd|nothing known|[-–.?]*)\.?$/i

/** The lines that say something. An empty field may hold a word for 'nothing'. */
export const preferenceLines = (text: string): string[] =>
  linesOf(text).filter((line) => !placeholder.test(line))

const lines = ({ dislikes, keyGoalsAndLimits }: Preferences) => [
  ...preferenceLines(dislikes),
  ...preferenceLines(keyGoalsAndLimits),
]

/** Whether a line binds, rather than states a taste or an aim. */
export const isMustAvoid = (line: string): boolean =>
  preferenceLines(line).some((each) => readLine(each).isMust)

/** The foods that a member must not get, as they were written, in lower case. */
export function mustAvoids(member: Preferences): string[] {
  const foods = lines(member).flatMap((line) => readLine(line).foods)
  const keys = foods.map(nameKey)
  return foods.filter((_, n) => keys.indexOf(keys[n] ?? '') === n)
}

/** What a member would rather not eat, and may. */
export const plainDislikes = ({ dislikes }: Pick<Preferences, 'dislikes'>): string[] =>
  preferenceLines(dislikes).filter((line) => !isMustAvoid(line))

/** What is eaten, as far as it was written down. */
export type Dish = {
  name: string
  /** Its recipe's, which may be another one by now. */
  title?: string
  ingredients: readonly string[]
  tags?: readonly string[]
}

/** Whether a dish has a food in it, by what it is called, tagged with or made of. */
export function dishHas({ name, title = '', ingredients, tags = [] }: Dish, food: string): boolean {
  if (ingredients.some((line) => namesFood(line, food))) return true
  // 'Tomato pasta' of gluten-free penne: the recipe knows better than its name.
  if (ingredients.some((line) => namesWithout(line, food))) return false
  return [name, title, ...tags].some((text) => namesFood(text, food))
}

/** Whether one tastes a food in a dish; what only lends it flavor is forgiven. */
export const dishTastesOf = ({ name, title = '', ingredients, tags = [] }: Dish, food: string) =>
  [name, title, ...tags, ...ingredients].some((text) => speaksOf(text, food))

/** Who eats a meal. Nobody named means everyone. */
export function eatersOf<M extends Pick<Member, 'name' | 'isActive'>>(
  members: readonly M[],
  attendees: readonly string[] | null,
): M[] {
  const active = members.filter(({ isActive }) => isActive)
  if (!attendees?.length) return active
  const names = new Set(attendees.map((name) => name.trim().toLowerCase()))
  return active.filter(({ name }) => names.has(name.trim().toLowerCase()))
}

type Eaten = Dish & {
  members: readonly Member[]
  attendees: readonly string[] | null
}

/** Who of those that would eat the dish must avoid it, and because of what. */
export const avoidances = ({ members, attendees, ...dish }: Eaten) =>
  eatersOf(members, attendees).flatMap((member) =>
    mustAvoids(member)
      .filter((food) => dishHas(dish, food))
      .map((food) => ({ name: member.name, food })),
  )

/** The same for everyone, one entry for each of the family. */
export function whoMustNotEat(members: readonly Member[], dish: Dish) {
  const found = avoidances({ members, attendees: null, ...dish })
  return Object.entries(Object.groupBy(found, ({ name }) => name)).map(([name, each = []]) => ({
    name,
    foods: each.map(({ food }) => food),
  }))
}

/** 'Dad must avoid shellfish', for everyone who would eat the dish. */
export const avoidWarnings = (eaten: Eaten): string[] =>
  avoidances(eaten).map(({ name, food }) => `${name} must avoid ${food}`)
