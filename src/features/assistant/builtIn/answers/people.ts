import type { FamilyMember } from '#features/family/family.contract.ts'
import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import {
  dishHas,
  dishTastesOf,
  dislikedFoods,
  type Dish as Eaten,
  mustAvoids,
  preferenceLines,
} from '#shared/foods/mustAvoid.ts'
import { namesFood, namesKindOf } from '#shared/foods/namesFood.ts'
import { enumerated } from '../normalise/plainText.ts'
import type { Scene } from '../reading.ts'
import { askedFoods, type Question, says } from './question.ts'
import { listed, told } from './sentences.ts'

/** All that is noted about somebody. */
function profile(member: FamilyMember): string {
  const parts = Object.entries({
    'must avoid': mustAvoids(member),
    likes: preferenceLines(member.likes),
    dislikes: dislikedFoods(member),
    'goals and limits:': preferenceLines(member.keyGoalsAndLimits),
  }).filter(([, lines]) => lines.length > 0)
  if (parts.length === 0) return `Nothing is noted about **${member.name}** yet.`
  return `**${member.name}**\n${listed(parts.map(([name, lines]) => `${name} ${lines.join(', ')}`))}`
}

export const profileAnswer = ({ people }: Question): string | undefined => told(people.map(profile))

export const familyAnswer = (_: Question, { household: { members } }: Scene): string | undefined =>
  told([listed(members.map(({ name, role }) => `**${name}**${role ? ` (${role})` : ''}`))])

const isSame = (one: string, other: string) => namesFood(one, other) || namesFood(other, one)

/** '**Dad** must avoid shellfish.' for each of whom something is noted. */
export const sayOf = (
  members: readonly FamilyMember[],
  verb: string,
  foodsOf: (member: FamilyMember) => readonly string[],
): string[] =>
  members.flatMap((member) => {
    const foods = foodsOf(member)
    return foods.length > 0
      ? [`**${member.name}** ${verb} ${enumerated(foods).toLowerCase()}.`]
      : []
  })

/** What speaks against a dish or a food for somebody, or for it; undefined where nothing is noted. */
function verdict(member: FamilyMember, dish: Eaten): string | undefined {
  const name = `**${member.name}**`
  const isIn = (food: string) => dishTastesOf(dish, food) || namesFood(food, dish.name)
  const all = mustAvoids(member)
  // Who must avoid hummus may eat chickpeas.
  const isFood = dish.ingredients.length === 0
  const isOf = (food: string) => isFood && namesKindOf(food, dish.name)
  const avoided = all.filter((food) => dishHas(dish, food) || isOf(food))
  if (avoided.length > 0)
    return `No: ${name} must avoid ${enumerated(avoided)}, and that rules out **${dish.name}**.`
  const isMeat = ['meat', 'fish', 'shellfish'].some((food) => dishHas(dish, food))
  const goals = preferenceLines(member.keyGoalsAndLimits)
    .filter((goal) => namesFood(goal, dish.name) || (isMeat && /vegetarian|vegan|meat/i.test(goal)))
    .map((goal) => `**${dish.name}**: ${name}'s goals say “${goal}”.`)
  const disliked = sayOf([member], 'could, but dislikes', (one) => dislikedFoods(one).filter(isIn))
  // A lasagna is pasta, too, but who likes one kind may not like another.
  const [liked] = sayOf(isFood ? [member] : [], 'likes', ({ likes }) =>
    preferenceLines(likes).filter(isIn),
  )
  if (disliked.length + goals.length > 0) return [...disliked, ...goals].join(' ')
  if (liked) return `Yes, ${liked}`
  // What is in a dish that no recipe lists is not known.
  return dish.ingredients.length === 0 && all.length > 0
    ? `Nothing noted rules out ${dish.name}, but ${name} must avoid ${enumerated(all)}.`
    : undefined
}

const mostDishes = 3

/** The dishes of the meal that a question is about: 'tonight's dinner'. */
function dishesPlanned({ days, mealType }: Question, { household, today }: Scene) {
  if (days.length === 0 && !mealType) return []
  const on = days.length > 0 ? days : [today]
  return household.meals
    .filter((meal) => on.includes(meal.date))
    .filter((meal) => !mealType || typeName(meal.mealType) === mealType)
    .map(({ recipeName: name, recipeId }) => ({
      name,
      recipe: household.recipes.find(({ id }) => id === recipeId),
    }))
}

/** 'Chimichanga chicken': a word that nobody knows says something of the food behind it, too. */
const phraseOf = (food: string, { things, unknown, text }: Question): string =>
  things.length === 1 && unknown !== '' && text.includes(`${unknown} ${food}`)
    ? `${unknown} ${food}`
    : food

/** Whether somebody may have something. What must be avoided is always said. */
export function mayHaveAnswer(
  question: Question,
  scene: Scene,
  most = mostDishes,
): string | undefined {
  const { household } = scene
  const { people } = question
  const asked = askedFoods({ ...question, dishes: [] })
  const isOfMeals = question.dishes.length + asked.length === 0
  const dishes = isOfMeals ? dishesPlanned(question, scene) : question.dishes
  const eaters = people.length > 0 ? people : household.members
  const who = people.length > 0 ? ` for ${enumerated(people.map(({ name }) => name))}` : ''
  const eaten = [
    ...dishes.map(({ name, recipe }) => dishOfMeal(name, recipe)),
    ...asked.map((name) => ({ name: phraseOf(name, question), ingredients: [] })),
  ]
  return told(
    eaten.slice(0, most).flatMap((dish) => {
      const verdicts = eaters.flatMap((member) => verdict(member, dish) ?? [])
      const fine = `Yes, nothing noted${who} rules out **${dish.name}**.`
      return verdicts.length > 0 ? verdicts : [fine]
    }),
  )
}

/** Who must avoid what; never a plain no while somebody must avoid something. */
export function allergyAnswer(question: Question, { household: { members } }: Scene): string {
  const known = sayOf(members, 'must avoid', mustAvoids)
  const foods = members.flatMap(mustAvoids)
  const asked = askedFoods({ ...question, dishes: [] })
    .filter((food) => food !== 'food')
    .map((food) => (food === 'celiac' ? 'gluten' : food))
  const isKnown = foods.some((food) => asked.some((one) => isSame(one, food)))
  const lead = question.people
    .filter((member) => mustAvoids(member).length === 0)
    .map(({ name, keyGoalsAndLimits }) => {
      const goals = preferenceLines(keyGoalsAndLimits).join(', ')
      return `No allergy is noted for **${name}**.${goals && ` ${name}'s goals: ${goals}.`}`
    })
  if (lead.length === 0 && asked.length > 0 && !isKnown)
    lead.push(`Nobody has to avoid ${enumerated(asked, 'or')}, as far as I know.`)
  if (known.length === 0) known.push('Nobody has to avoid anything, as far as I know.')
  return [...lead, ...known].join(' ')
}

const diets = /^(?:vegan|vegetarian|pescatarian|halal|kosher|keto)$/

function whoKeepsTo(diet: string, members: readonly FamilyMember[]): string {
  const known = members.flatMap(({ name, keyGoalsAndLimits, dislikes, likes }) => {
    const lines = [keyGoalsAndLimits, dislikes, likes].flatMap(preferenceLines)
    const told = lines.filter((line) => line.toLowerCase().includes(diet))
    return told.length > 0 ? `**${name}**: ${told.join(', ')}.` : []
  })
  return known.join(' ') || `Nobody is ${diet}, as far as I know.`
}

/** Who likes or dislikes a food; and who must avoid it. */
export function whoLikesAnswer(question: Question, { household }: Scene): string | undefined {
  const asked = askedFoods(question)
  if (asked.length === 0) return undefined
  const diet = asked.find((food) => diets.test(food))
  if (diet) return whoKeepsTo(diet, household.members)
  const isAgainst = says(question, 'hate, dislike, not like, not eat, not want, can not stand')
  const verb = isAgainst ? 'dislikes' : 'likes'
  const isAsked = (line: string) => asked.some((food) => isSame(line, food))
  const found = sayOf(household.members, verb, (member) =>
    (isAgainst ? dislikedFoods(member) : preferenceLines(member.likes)).filter(isAsked),
  )
  if (found.length === 0) found.push(`Nobody ${verb} ${enumerated(asked, 'or')}, as far as I know.`)
  const avoided = sayOf(household.members, 'must avoid', (member) =>
    mustAvoids(member).filter(isAsked),
  )
  return [...found, ...avoided].join(' ')
}
