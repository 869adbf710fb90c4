import { dishAlone, mealsAround } from '#features/mealShopping/dayNeeds.logic.ts'
import { factorFor } from '#features/recipes/needs.logic.ts'
import { perServing } from '#features/recipes/nutrition.logic.ts'
import { sayMinutes, totalMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { stepsOf } from '#features/recipes/recipes.logic.ts'
import { dishOf, tastesOf } from '#features/recipes/recipeTraits.logic.ts'
import { stepParts } from '#features/recipes/times/stepTimes.logic.ts'
import { namesFood } from '#shared/foods/namesFood.ts'
import { numberOf } from '#shared/ingredients/amountPatterns.ts'
import { scaledLine } from '#shared/ingredients/scaling.ts'
import { scaledServings } from '#shared/ingredients/servings.ts'
import { namesDegrees } from '#shared/otherUnits/ovenDegrees.ts'
import { enumerated } from '../normalise/plainText.ts'
import { wordSet } from '../normalise/words.ts'
import { notAtHome } from '../planning/needed.ts'
import type { Scene } from '../reading.ts'
import { contentWords } from './notes.ts'
import { type Question, says } from './question.ts'
import { readWishes } from './recipeBook.ts'
import { listed, told } from './sentences.ts'

const mostRecipes = 3
const mostHints = 50
const mostLines = 40

const recipesOf = ({ dishes }: Question) => dishes.flatMap(({ recipe }) => recipe ?? [])

/** Several recipes may have the name; each is told of. */
const ofEach = (question: Question, tell: (recipe: Recipe) => string) =>
  told(recipesOf(question).slice(0, mostRecipes).map(tell))

const ofNutrition =
  'calorie, kcal, nutrition, nutritional, nutrient, macro, carb, carbohydrate, protein, fat, fiber, fibre, cholesterol, sodium'
const ofTime = 'how long, minutes, hours, baking time, cooking time, cook time'
const ofHeat = 'temperature, temp, degree, gas mark, what heat, how hot'

/** What only a recipe knows: 'and how hot?' asks for the one that was talked of. */
export const isOfFacts = (question: Question) => says(question, `${ofNutrition}, ${ofHeat}`)

/** Whether what a dish has in it or how hot it gets is asked for: its recipe knows, or nobody. */
export const isOfRecipe = (question: Question): boolean =>
  question.dishes.length > 0 &&
  question.people.length === 0 &&
  (isOfFacts(question) || (says(question, 'oven') && !says(question, ofTime)))

const sentencesOf = ({ instructions }: Recipe) =>
  stepsOf(instructions).flatMap((step) => step.split(/(?<=[.;!])\s+/))

const ofAll = wordSet('tak last don tim minut hour total')

/** How long it bakes or rests, in the words of its steps. */
function stepTimes({ text, dishes }: Question, recipe: Recipe): string[] {
  const said = contentWords(text.replace(/\b(?:oven|hot|temp\w*)\b/, 'oven bake roast'), dishes)
  const asked = said.filter((word) => !ofAll.has(word))
  const isTimed = (sentence: string) => stepParts(sentence).some((part) => typeof part !== 'string')
  const isAbout = (sentence: string) => contentWords(sentence).some((word) => asked.includes(word))
  return sentencesOf(recipe).filter((sentence) => isTimed(sentence) && isAbout(sentence))
}

/** What is in a serving: of what is named, else all that the recipe states. */
function nutrientsOf(question: Question, { title, nutrition }: Recipe): string {
  const { size, nutrients } = perServing(nutrition ?? [])
  const asked = nutrients.filter(({ name }) =>
    question.text.includes(name.slice(0, 4).toLowerCase()),
  )
  const isOpen = says(question, 'nutrition, nutritional, nutrient, macro')
  const told = (asked.length > 0 ? asked : nutrients).map(({ name, amount }) => `${name} ${amount}`)
  if (told.length === 0) return `The recipe for **${title}** doesn't say.`
  const lack =
    asked.length > 0 || isOpen ? '' : `The recipe for **${title}** doesn't say, only this. `
  return `${lack}**${title}**, per serving${size ? ` (${size})` : ''}: ${told.join(', ')}.`
}

/** How long it takes, how many it serves, how hard it is; or just what is asked for. */
export function factsAnswer(question: Question, scene: Scene): string | undefined {
  const [dish] = question.dishes
  const isAsked = says(question, ofTime) || isOfRecipe(question)
  const told = ofEach(question, (recipe) => {
    const { title, prepTime, cookTime, servings, difficulty } = recipe
    if (isOfRecipe(question) && says(question, ofNutrition)) return nutrientsOf(question, recipe)
    const steps = says(question, ofTime) ? stepTimes(question, recipe) : []
    const heats = isOfRecipe(question) ? sentencesOf(recipe).filter(namesDegrees) : []
    const quoted = [...new Set([...heats, ...steps])].slice(0, mostRecipes)
    if (quoted.length > 0) return `**${title}**: ${quoted.join(' ')}`
    if (isOfRecipe(question) || says(question, 'keep'))
      return recipeHint(question, scene) ?? `The recipe for **${title}** doesn't say.`
    const minutes = totalMinutes(recipe)
    const parts = [prepTime && `${prepTime} to prepare`, cookTime && `${cookTime} to cook`]
    const time =
      minutes === null
        ? `The recipe for **${title}** doesn't say how long it takes.`
        : `**${title}** takes ${sayMinutes(minutes)}: ${enumerated(parts.flatMap((part) => part || []))}.`
    const more = [
      servings && `It makes ${servings}.`,
      difficulty && `Difficulty: ${difficulty.toLowerCase()}.`,
    ]
    return [time, ...more].filter(Boolean).join(' ')
  })
  return told ?? (dish && isAsked ? `There's no recipe for **${dish.name}**.` : undefined)
}

const factors: readonly [words: string, factor: number][] = [
  ['double, doubled, twice, two batches', 2],
  ['triple, three times', 3],
  ['half the, half of, half a, halve, halved', 0.5],
]

/** By how much a question multiplies a recipe: 'a double batch', 'for 8'. */
function factorOf(question: Question, recipe: Recipe): number {
  const count = /\bfor (\d+|\w+)\b/.exec(question.text)?.[1]
  const said = factors.find(([words]) => says(question, words))?.[1]
  return said ?? factorFor(recipe, count ? numberOf(count) : null)
}

/** What is in it, how much of one thing, or whether it is without something: 'is it vegan'. */
export const ingredientsAnswer = (question: Question): string | undefined =>
  ofEach(question, (recipe) => {
    const { ingredients, foods } = dishOf(recipe)
    const factor = factorOf(question, recipe)
    const scaled = (lines: readonly string[]) => lines.map((line) => scaledLine(line, factor))
    const servings = factor !== 1 && recipe.servings && scaledServings(recipe.servings, factor)
    const title = `**${recipe.title}**${servings ? ` (${servings})` : ''}`
    const { without } = readWishes(question)
    const against = ingredients.filter((line) => without.some((food) => namesFood(line, food)))
    if (against.length > 0) return `No, ${title} has ${enumerated(against)}.`
    if (without.length > 0)
      return `Yes, going by its ingredients, ${title} has no ${enumerated(without, 'or')}.`
    const isAll = says(question, 'else, everything, ingredients, all')
    const yes = says(question, 'how, what, which, enough') ? '' : 'Yes, '
    const ofThings = (isAll ? [] : question.things).map((thing) => {
      const found = ingredients.filter((text) => namesFood(text, thing) || says({ text }, thing))
      return found.length > 0
        ? `${yes}${title} has ${enumerated(scaled(found))}.`
        : `No **${thing}** in ${title}, only ${enumerated(foods.map(({ name }) => name))}.`
    })
    return told(ofThings) ?? `${title} needs:\n${listed(scaled(ingredients), mostLines)}`
  })

/** How it is made. */
export const stepsAnswer = (question: Question): string | undefined =>
  ofEach(question, (recipe) => {
    const factor = factorOf(question, recipe)
    const lines = dishOf(recipe).ingredients.map((line) => scaledLine(line, factor))
    const steps = stepsOf(recipe.instructions).map((step, n) => `${n + 1}. ${step}`)
    const parts = [`**${recipe.title}**`, listed(lines, mostLines), ...steps, recipe.notes]
    return parts.filter(Boolean).join('\n')
  })

/** What the notes and steps of a recipe say about a question; without a dish those of its foods. */
export function recipeHint(question: Question, { household }: Scene): string | undefined {
  const { text, dishes, things } = question
  const asked = contentWords(text, dishes)
  const isAbout = (sentence: string) => contentWords(sentence).some((word) => asked.includes(word))
  const tasting = (recipe: Recipe) => things.some((thing) => tastesOf(dishOf(recipe), thing))
  const recipes =
    dishes.length > 0 ? recipesOf(question) : household.recipes.filter(tasting).slice(0, mostHints)
  const hints = recipes.flatMap(({ title, notes, instructions }) => {
    const steps = stepsOf(instructions).filter(isAbout).slice(0, 2)
    const said = notes && isAbout(notes) ? notes : steps.join(' ')
    return said ? [`**${title}**: ${said}`] : []
  })
  return told(hints.slice(0, 2))
}

/** What is not at home for a dish, or for the meals of some days when those before them took their part. */
export function missingAnswer(question: Question, scene: Scene): string | undefined {
  const days = question.days.length > 0 ? question.days : [scene.today]
  const ofDays = scene.household.meals.filter(
    ({ date, mealType }) => days.includes(date) && mealType === (question.mealType ?? mealType),
  )
  const asked = recipesOf(question)
    .slice(0, mostRecipes)
    .map((recipe) => dishAlone(recipe))
  const meant =
    question.dishes.length > 0 ? { meals: asked } : mealsAround(ofDays, scene.household, scene)
  const needed = notAtHome(meant, scene).flatMap((line) => (line.isMaybe ? [] : line.why))
  const titles = new Set(meant.meals.map(({ title }) => title))
  const missing = [...titles].flatMap((title) => {
    const own = needed.filter((each) => each.title === title)
    const lines = new Set(own.map(({ line }) => line.split(',')[0] ?? line))
    return lines.size > 0 ? `For **${title}** you still need ${enumerated([...lines])}.` : []
  })
  const isShort = titles.size <= mostRecipes || missing.length === 0
  const there = [...titles].filter((title) => !needed.some((each) => each.title === title))
  const all = there.map((title) => `**${title}**`)
  return told([
    ...missing,
    ...(isShort && all.length > 0 ? [`Yes, you have everything for ${enumerated(all)}.`] : []),
  ])
}
