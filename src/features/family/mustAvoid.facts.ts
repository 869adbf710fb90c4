import { nameKey } from '#shared/names.ts'
import { isFoodGroup, namesFood } from './foodGroups.facts.ts'

/** What is read of a member. Each text has one preference a line. */
type Member = {
  name: string
  keyGoalsAndLimits: string
  dislikes: string
  isActive: boolean
}

type Preferences = Pick<Member, 'keyGoalsAndLimits' | 'dislikes'>

/** What follows it is what must be avoided: 'allergic to peanuts and eggs'. */
const before =
  /\b(?:allerg(?:ic|y|ies) (?:to|against)|allerg(?:y|ies):|intoleran(?:t|ce) (?:to|of)|anaphyla\w* (?:to|against)|reacts to|must avoid|(?:must not|may not|can['’]?t|cannot|can not|not allowed to) (?:eat|have|drink|consume|tolerate))\b:?/i

/** It says so of the words beside it: 'Shellfish (allergy)', 'Lactose intolerant'. */
const beside = /\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|anaphyla\w*|c(?:o)?eliac|must avoid)\b/i

/** 'No known allergies', 'not allergic to anything', 'outgrew the milk allergy'. */
const denied =
  /\b(?:no(?: known)?(?: food)? allerg|not allergic|isn['’]?t allergic|no intoleran|outgr[eo]w|no longer|used to be|if allergic)/i

/** A limit of how much or when is none of what: 'can't eat too much salt', 'can't eat late'. */
const ofDegree = /\b(?:too much|too many|a lot|lots|before|after|late|at night)\b/i

const qualified = /\b(?:mostly|mainly|partly|almost|trying|more|often|sometimes|semi|days?)\b/i

const diets: readonly [RegExp, readonly string[]][] = [
  [/\bvegan\b/i, ['meat', 'fish', 'shellfish', 'dairy', 'eggs']],
  [/\bvegetarian\b/i, ['meat', 'fish', 'shellfish']],
  [/\bpescatarian\b/i, ['meat']],
  [/\bkosher\b/i, ['pork', 'shellfish']],
  [/\bhalal\b/i, ['pork', 'alcohol']],
]

const fillers =
  /\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|anaphyla\w*|disease|severe(?:ly)?|serious(?:ly)?|strong(?:ly)?|mild(?:ly)?|highly|very|deadly|deathly|life[- ]threatening|must avoid|to|of|all|any(?:thing)?|with|kinds?|sorts?|foods?|products?|is|has|have|are|an?|the|no|due|because|she|he|they|her|him|doctor|says?|strictly|known|in it)\b/gi

const placeholder =
  /^(?:none|nothing(?: yet| so far)?|n\/?a|no|unknown|tbd|nothing known|[-–.?]*)\.?$/i

/** The lines that say something, without bullets. An empty field may hold a word for 'nothing'. */
export const preferenceLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^[\s•\-–*·]+/, '').trim())
    .filter((line) => !placeholder.test(line))

const foodsIn = (text: string): string[] =>
  text
    .replace(/[()[\]:!?"“”*]/g, ' ')
    .replace(fillers, ' ')
    .split(/[,;/&+]|\b(?:and|or|nor|plus)\b/i)
    .map((food) =>
      food
        .replace(/\s+/g, ' ')
        .replace(/^[\s-]+|[\s.-]+$/g, '')
        .toLowerCase(),
    )
    .map((food) => (/^c(?:o)?eliac$/.test(food) ? 'gluten' : food))
    .filter((food) => food !== '' && food.length <= 60)

/** What one line forbids; nothing when it only states a taste. */
function avoidedIn(line: string): string[] {
  if (denied.test(line)) return []
  const [said = ''] = line.split(/[.;]|\b(?:but|except|though|unless)\b/i)
  const intro = before.exec(said)
  if (intro) {
    const named = said.slice(intro.index + intro[0].length)
    if (ofDegree.test(named)) return []
    // 'Shellfish: must avoid' names it in front.
    const foods = foodsIn(named)
    return foods.length > 0 ? foods : foodsIn(said.slice(0, intro.index))
  }
  if (beside.test(line)) {
    const parts = line.split(/,(?![^(]*\))/).filter((part) => beside.test(part))
    return parts.flatMap((part) => {
      const foods = foodsIn(part.replace(/\bc(?:o)?eliac(?: disease)?\b/i, ' '))
      return foods.length > 0 || !/c(?:o)?eliac/i.test(part) ? foods : ['gluten']
    })
  }
  if (qualified.test(line)) return []
  const free = /^(?:strictly |always )?([a-z ]{3,20})[- ]free(?: diet| only)?$/i.exec(line)?.[1]
  if (free && isFoodGroup(free)) return [free.toLowerCase()]
  const diet = diets.find(([word]) => word.test(line) && line.length <= 40)
  return diet ? [...diet[1]] : []
}

const lines = ({ dislikes, keyGoalsAndLimits }: Preferences) => [
  ...preferenceLines(dislikes),
  ...preferenceLines(keyGoalsAndLimits),
]

/** Whether a line binds, rather than states a taste or an aim. */
export const isMustAvoid = (line: string): boolean =>
  preferenceLines(line).some((each) => avoidedIn(each).length > 0)

/** The foods that a member must not get, as they were written, in lower case. */
export function mustAvoids(member: Preferences): string[] {
  const foods = lines(member).flatMap(avoidedIn)
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
export const dishHas = ({ name, title = '', ingredients, tags = [] }: Dish, food: string) =>
  [name, title, ...ingredients, ...tags].some((text) => namesFood(text, food))

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

/** 'Dad must avoid shellfish', for everyone who would eat the dish. */
export const avoidWarnings = (eaten: Eaten): string[] =>
  avoidances(eaten).map(({ name, food }) => `${name} must avoid ${food}`)
