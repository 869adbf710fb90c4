import type { FamilyMember } from '#features/family/family.contract.ts'
import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import { foodByName, foodByWords } from '#shared/foods/foods.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { type Dish, dishOfFood, mustAvoids, whoMustNotEat } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { capitalised, enumerated } from '../normalise/plainText.ts'
import { type Reading, type Scene, say } from '../reading.ts'
import { answerQuestion } from './answerQuestion.ts'
import { namesIn } from './names.ts'
import { readQuestion } from './question.ts'
import { listed } from './sentences.ts'

const mayNot =
  "(?:can(?:'?t| ?not)|(?:must|should|may)(?:n'?t| not)|(?:is|are)(?:n'?t| not) (?:allowed|supposed) to)"

export const ofWhoCanNot = new RegExp(
  `^\\W*(?:(?:so|and|ok)\\W+)*who (?:(?:of us|in (?:our|the) family|here) )?${mayNot} (?:eat|have|drink)(?: (?:the|our|my|any|some|of|an?))* (?<what>[^?.;!]{3,60})\\W*$`,
  'i',
)

/** Which of them must avoid it, guests as well, and why: '**Leo** (nuts (walnuts))'. */
function against(dish: Dish, members: readonly FamilyMember[]): string[] {
  const all = members.map(({ name }) => name)
  return whoMustNotEat(members, dish, all).map(
    ({ name, foods }) => `**${name}** (${enumerated(foods).toLowerCase()})`,
  )
}

/** 'Who can't eat the brownies?' */
export function whoCanNot(text: string, { household }: Scene): Reading | undefined {
  const what = ofWhoCanNot.exec(text)?.groups?.what?.trim() ?? ''
  const [dish, another] = namesIn(what, household).dishes
  const isFood = foodByName(nameKey(what)) ?? foodByWords(what.toLowerCase())
  if (what === '' || another || (!dish && !isFood)) return undefined
  const name = dish?.name ?? capitalised(what)
  const eaten = dish ? dishOfMeal(dish.name, dish.recipe) : dishOfFood(what)
  const who = against(eaten, household.members)
  const isOpen = dish && eaten.ingredients.length === 0
  const open = isOpen ? ` I don't know what's in it.` : ''
  return say(
    who.length > 0
      ? `${enumerated(who)} must not have **${name}**.${open}`
      : `Nothing noted for anyone rules out **${name}**.${open}`,
  )
}

export const ofHomeAgainst = new RegExp(
  `(?=.*\\b(?:pantry|fridge|freezer|cupboard|larder|house|at home)\\b)(?=.*(?:\\b${mayNot}|\\b(?:can|may|should)(?: \\w+){1,3} not) (?:eat|have)\\b)^\\W*(?:\\w+ ){0,3}?(?:what|which|any|is|do|are)\\b`,
  'i',
)
const most = 12

/** 'Is there anything in the pantry that Leo can't have?' */
export function homeAgainst(text: string, scene: Scene): Reading | undefined {
  const { people, dishes, places } = readQuestion(text, scene)
  const { members, pantry } = scene.household
  const asked = people.length > 0 ? people : members.filter(({ isActive }) => isActive)
  const careful = asked.filter((member) => mustAvoids(member).length > 0)
  if (careful.length === 0 || dishes.length > 0) return undefined
  const place = places.length === 1 && places[0] !== 'Pantry' ? places[0] : undefined
  const found = pantry
    .filter(({ location }) => !place || location === place)
    .flatMap(({ name }) => {
      const who = against(dishOfFood(name), careful)
      return who.length > 0 ? `${name}: ${enumerated(who)}` : []
    })
  const names = enumerated(careful.map(({ name }) => `**${name}**`))
  return say(
    found.length > 0
      ? `By their names, not for ${names}:\n${listed(found, most)}`
      : `Nothing at home is ruled out for ${names} by its name.`,
  )
}

export const ofDishWithout =
  /^\W*(?:(?:but|no|well|actually|oh)\W+)*(?:the |our |my )?(?<dish>[^,.;?!]{3,50}?) (?:(?:has|have|contains?|has got)(?: got)? no|(?:has|have|is|are)n't(?: got)?(?: any| made (?:of|with))?|does(?: not|n't) (?:have|contain)(?: any)?|is without) (?<food>\p{L}[\p{L} ]{1,30}?)(?: in (?:it|them|there))?(?:[,.;!][^?]*)?$/iu

/** 'The pie has no meat in it, it's lentils': what its recipe says of that. */
export function dishWithout(text: string, scene: Scene): Reading | undefined {
  const { dish: said = '', food = '' } = ofDishWithout.exec(text)?.groups ?? {}
  const { dishes, people } = namesIn(said, scene.household)
  const [dish] = dishes
  if (!dish?.recipe || dishes.length > 1 || people.length > 0) return undefined
  if (foodsIn(food).length === 0) return undefined
  const asked = `is there ${food} in the ${dish.name}?`
  const answer = answerQuestion(asked, { ...scene, history: [] })
  if (!answer) return undefined
  const isOther = answer.startsWith('No, **') || answer.startsWith('Yes')
  return say(
    isOther
      ? `${answer} If that's wrong, change its recipe: what must be avoided is checked there.`
      : answer,
  )
}

export const ofSeveralEaters =
  /^\W*(?:(?:so|and|ok)\W+)*(?:can|could|may) (?<who>[^?.;!]{3,60}?) (?:both |all )?(?:have|eat) (?:(?:the|our|some|that|any) )?(?<what>[^,?.;!]{3,50}?)(?: too)?\W*$/i

/** 'Could Mia and Leo both have the brownies?': asked for each of them. */
export function eachMayHave(text: string, scene: Scene): Reading | undefined {
  const { who = '', what = '' } = ofSeveralEaters.exec(text)?.groups ?? {}
  const { people } = readQuestion(who, scene)
  const asked = namesIn(what, scene.household)
  if (people.length < 2 || asked.dishes.length + asked.things.length === 0) return undefined
  const alone = { ...scene, history: [] }
  const answers = people.map(({ name }) => answerQuestion(`can ${name} eat ${what}?`, alone))
  return answers.every(Boolean) ? say([...new Set(answers)].join(' ')) : undefined
}
