import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import { dishHas, mustAvoids } from '#shared/foods/mustAvoid.ts'
import { dietsNamed } from '../cards/people/goalText.ts'
import { enumerated } from '../normalise/plainText.ts'
import { saysAny } from '../normalise/words.ts'
import { type Reading, type Scene, say } from '../reading.ts'
import { answerQuestion } from './answerQuestion.ts'
import { readQuestion } from './question.ts'
import { listed } from './sentences.ts'

const mostDishes = 3

export const ofGuests = /(?:^|[,.;] )(?:is|are|would|can|could|may|might|will)\b/i
const somebody = saysAny(`
  someone, somebody, anyone, anybody, people, co?eliacs?, vegans?, vegetarians?
  (?:an?|my|our|the)(?: \\w+)? (?:guest|friend|visitor|person|kid|child|neighbou?r)
`)

/** 'Is the banana bread ok for someone with a nut allergy?': whether it is without nuts. */
export function forGuests(text: string, scene: Scene): Reading | undefined {
  if (!somebody.test(text)) return undefined
  const { dishes, things, people } = readQuestion(text, scene)
  if (dishes.length === 0 || dishes.length > mostDishes || people.length > 0) return undefined
  const told = dietsNamed(text)
  const kept = told.length === 0 && things.length > 0 ? [`${enumerated(things, 'or')} free`] : told
  if (kept.length === 0) return undefined
  const alone = { ...scene, history: [] }
  const answers = dishes.map(
    ({ name }) => answerQuestion(`is the ${name} ${enumerated(kept)}?`, alone) ?? '',
  )
  return answers.every(Boolean) ? say(answers.join(' ')) : undefined
}

export const ofMealsAgainst = /\b(?:any(?:thing)?|which|what|some)\b/i
const ofMeals = saysAny('meals?, dish(?:es)?, dinners?, lunch(?:es)?, planned, menu, week')
const mayNotEat =
  /(?:can'?t|can ?not|(?:must|should)(?:n'?t| not)|not (?:allowed|supposed) to)(?: be)? (?:eat|have)/i

const ofRecipes = /\b(?:recipes?|recipe book|cook ?book|book)\b/i
const canNot = /\b(?:can|may|could|should)(?: \w+){1,3} not (?:eat|have)\b/i
const mostRecipes = 12

/** 'Which recipes can Leo not eat?': all of the book that hold what he must avoid. */
export function recipesAgainst(text: string, scene: Scene): Reading | undefined {
  if (!ofRecipes.test(text) || !(mayNotEat.test(text) || canNot.test(text))) return undefined
  const { people, dishes } = readQuestion(text, scene)
  const members = people.filter((each) => mustAvoids(each).length > 0)
  if (members.length === 0 || dishes.length > 0) return undefined
  const against = scene.household.recipes.flatMap((recipe) => {
    const dish = dishOfMeal(recipe.title, recipe)
    const why = members.flatMap((member) => {
      const foods = enumerated(
        mustAvoids(member).filter((food) => dishHas(dish, food)),
      ).toLowerCase()
      return foods && members.length > 1 ? `${foods} (${member.name})` : foods || []
    })
    return why.length > 0 ? `**${recipe.title}**: ${why.join(', ')}` : []
  })
  const who = enumerated(members.map(({ name }) => `**${name}**`))
  return say(
    against.length > 0
      ? `Of the recipes, ${who} can't eat:\n${listed(against, mostRecipes)}`
      : `Nothing noted for ${who} rules out a recipe.`,
  )
}

const weMake = /\bin any(?:thing)? (?:that )?(?:we|i) (?:make|cook|bake|eat)\b/i
const isWithout = /\b(?:free|without|no|not|avoid)\b/i

const onMenu = /\b(?:on|in) (?:the|our) (?:menu|plan)\b|\bplanned\b/i
const hasFood = /\b(?:has|have|contains?|with)\b/i

/** 'Does anything on the menu have nuts?', 'is there sesame in anything we make?' */
export function whereFoodIs(text: string, scene: Scene): Reading | undefined {
  const isOfBook = weMake.test(text)
  if (isWithout.test(text)) return undefined
  if (!isOfBook && !(onMenu.test(text) && hasFood.test(text))) return undefined
  const { things, people, dishes } = readQuestion(text, scene)
  if (things.length === 0 || people.length + dishes.length > 0) return undefined
  const foods = enumerated(things, 'or')
  const asked = isOfBook
    ? `which recipes have ${foods} in them?`
    : `is anything with ${foods} planned this week?`
  const answer = answerQuestion(asked, { ...scene, history: [] })
  return answer ? say(answer) : undefined
}

/** 'Is there any meal this week Dad can't eat?': whether what he must avoid is planned. */
export function mealsAgainst(text: string, scene: Scene): Reading | undefined {
  if (!ofMeals.test(text) || !mayNotEat.test(text)) return undefined
  const { people, dishes, days } = readQuestion(text, scene)
  const foods = [...new Set(people.flatMap(mustAvoids))]
  if (foods.length === 0 || dishes.length > 0) return undefined
  const when =
    days.length > 0
      ? text.match(/\b(?:today|tonight|tomorrow|(?:this|next) \w+|on \w+day)\b/i)
      : null
  const who = enumerated(people.map(({ name }) => `**${name}**`))
  const lead = `${who} must avoid ${enumerated(foods).toLowerCase()}.`
  const answer = answerQuestion(
    `is anything with ${enumerated(foods, 'or')} planned ${when?.[0] ?? 'this week'}?`,
    { ...scene, history: [] },
  )
  return answer ? say(`${lead} ${answer}`) : undefined
}
