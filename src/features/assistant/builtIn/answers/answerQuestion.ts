import { nameKey } from '#shared/names.ts'
import { enumerated } from '../normalise/plainText.ts'
import type { Scene } from '../reading.ts'
import { inContext, named } from './followUp.ts'
import { isOfKeeping } from './keeping.ts'
import { notedFor } from './notes.ts'
import { isOfRecipe } from './oneRecipe.ts'
import { mayHaveAnswer } from './people.ts'
import { type Question, readQuestion, says } from './question.ts'
import { readWishes, superlatives } from './recipeBook.ts'
import { told } from './sentences.ts'
import { stockOf } from './stock.ts'
import { type Topic, topics } from './topics.ts'
import trained from './topicWeights.json' with { type: 'json' }

/** A question about nothing that is known must be likelier than this to be about a topic. */
const least = 2

const safety =
  /\b(?:safe|ok|okay|fine|alright|all right|allowed|problem|trouble|danger\w*|harm\w*|issue)\b/
const mayEat = /\b(?:can|may|could|should)(?: not)?(?: <person>)+(?: not)? (?:eat|have)\b/
/** 'Can Leo eat that?', and no 'what can Leo eat'. */
const mayEatThat =
  /^(?:(?!what|which|when|where|how|who|<).* )??(?:can|may|could|should)(?: <person>)+ (?:eat|have)\b.*<(?:dish|thing)>/
const mayAllEat =
  /^(?:so |and )*(?:can|may|could) (?:we all|everyone|everybody|all of us|the whole family) (?:eat|have)\b(?!.*\d)/
const mayNotEat =
  /\b(?:can|may|could|should)(?: not(?: <person>)+|(?: <person>)+ not) (?:eat|have)\b/
const choosesDishes = new Set(['cooking', 'book'])
const ofFood = new Set([...choosesDishes, 'menu', 'planned dish', 'missing', 'stock', 'expiring'])

/** 'What can we cook with it, and is it safe for Maya?': what was told, for those who are named. */
function safetyOf(
  question: Question,
  { name }: Topic,
  answer: string,
  scene: Scene,
): string | undefined {
  if (question.people.length === 0 || !ofFood.has(name)) return undefined
  const isAsked = safety.test(question.text) || mayEat.test(question.marked.join(' '))
  if (!isAsked && !choosesDishes.has(name)) return undefined
  const bold = new Set(
    Array.from(answer.matchAll(/\*\*(.+?)\*\*/g), ([, each = '']) => nameKey(each)),
  )
  const { recipes, meals } = scene.household
  const listed = [
    ...recipes.map((recipe) => ({ name: recipe.title, recipe, meals: [] })),
    ...meals.map(({ recipeName }) => ({ name: recipeName, recipe: undefined, meals: [] })),
  ].filter((dish) => bold.has(nameKey(dish.name)))
  const dishes = [
    ...new Map(listed.toReversed().map((dish) => [nameKey(dish.name), dish])).values(),
  ]
  const things = dishes.length > 0 ? [] : question.things
  const asked = { ...question, dishes, things, unknown: '' }
  const said = mayHaveAnswer(asked, scene, dishes.length || undefined)?.split('\n') ?? []
  const against = said.filter((line) => !line.startsWith('Yes'))
  if (!mayNotEat.test(question.marked.join(' '))) return told(isAsked ? said : against)
  const who = enumerated(question.people.map((each) => each.name))
  return told(against) ?? `Nothing that is noted for ${who} rules out any of it.`
}

/** Another topic must be this likely to be offered, measured by the likeliest. */
const offered = 0.03

/** What a question may be answered with, the likeliest first; nothing if nothing is recognised. */
export function answersTo(said: string, scene: Scene): { label: string; answer: string }[] {
  const question = inContext(readQuestion(said, scene), scene)
  const ranked = rankTopics(question, scene)
  const top = ranked[0]?.score ?? 0
  if (named(question) === 0 && top < least) return []
  const answers = new Map<string, string>()
  for (const { topic, score } of ranked) {
    if (answers.size > 0 && Math.exp(score - top) < offered) break
    const answer = topic.answer(question, scene)
    const safe = answer && safetyOf(question, topic, answer, scene)
    const whole = safe && mayNotEat.test(question.marked.join(' ')) ? safe : told([answer, safe])
    if (whole && !answers.has(whole)) answers.set(whole, topic.label)
  }
  return [...answers].map(([answer, label]) => ({ label, answer }))
}

/** The answer to a question from the household's lists; undefined if nothing is recognised. */
export const answerQuestion = (said: string, scene: Scene): string | undefined =>
  answersTo(said, scene)[0]?.answer

/** By feature: the weight for each topic, in hundredths. */
const weights: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(trained.weights))

/** What a question is seen to have, for the trained weights: words, pairs of words, and spans. */
export function featuresOf(question: Question, scene: Scene): string[] {
  const { things, unknown, dishes, people, days, mealType, places, store } = question
  const words = ['^', ...question.marked.filter((word) => word !== ','), '$']
  const pairs = words.slice(1).map((word, n) => `${words[n]} ${word}`)
  const spans: Readonly<Record<string, unknown>> = {
    thing: things.length,
    things: things.length > 1,
    stocked: things.some((thing) => stockOf(thing, scene).length > 0),
    unknown,
    dish: dishes.length,
    dishes: dishes.length > 1,
    recipe: dishes.some(({ recipe }) => recipe),
    'thing in a dish': things.length * dishes.length,
    person: people.length,
    "a person's food": people.length * (things.length + dishes.length),
    day: days.length,
    meal: mealType,
    place: places.length,
    degrees: /\b\d{2,3} ?[cf]\b/.test(question.text),
    store,
  }
  const found = Object.entries(spans).map(([span, there]) => `#${there ? '' : 'no '}${span}`)
  const noted = `#noted ${Math.min(notedFor(question, scene).fit, 4)}`
  return [...new Set([...words, ...pairs, ...found, noted])]
}

const allergyWords =
  'allergic, allergy, allergen, intolerant, intolerance, celiac, coeliac, anaphylactic, epipen'
const avoidWords = 'avoid, forbidden, off limits, restriction, react, reaction, gluten, lactose'
const mustNot = /\b(?:can|must|may|should|allowed) not (?:\w+ )?(?:eat|have)\b|\bwho can not\b/
const likelier = 3

/** Topics that keep to what is to be left out: 'which dinners could a celiac eat'. */
const keepsToDishes = new Set(['book', 'cooking', 'may have'])

/** Topics by how likely a question is about them, the likeliest first. */
function rankTopics(question: Question, scene: Scene): { topic: Topic; score: number }[] {
  const features = featuresOf(question, scene).flatMap((feature) => [weights.get(feature) ?? []])
  const byName = new Map(
    trained.topics.map((name, n) => [
      name,
      features.reduce((sum, weight) => sum + (weight[n] ?? 0) / 100, 0),
    ]),
  )
  const [likeliest = ''] = [...byName].sort(([, a], [, b]) => b - a)[0] ?? []
  const ofDishes = question.things.length > 0 && keepsToDishes.has(likeliest)
  // Who must avoid what is told whatever else the weights say, unless a dish is asked about.
  const isOfAllergies = says(question, allergyWords) && !ofDishes
  const isFreeOf = / free\b/.test(question.text)
  const mayBeAvoided = (says(question, avoidWords) && !isFreeOf) || mustNot.test(question.text)
  const isOfDays = question.days.length > 0 && question.things.length === 0
  if (isOfDays && says(question, 'we need, we still need, missing'))
    byName.set('missing', (byName.get('missing') ?? 0) + likelier)
  const inTime = readWishes(question).most === null ? undefined : 'cooking'
  const byTime = says(question, superlatives) ? 'book' : inTime
  if (question.dishes.length === 0 && byTime && likeliest !== 'book')
    byName.set(byTime, (byName.get(byTime) ?? 0) + likelier)
  const ofMeal = question.days.length > 0 || question.mealType !== null
  const isForAll = mayAllEat.test(question.text) && (named(question) > 0 || ofMeal)
  if (mayEatThat.test(question.marked.join(' ')) || isForAll)
    byName.set('may have', Number.POSITIVE_INFINITY)
  if (isOfKeeping(question, scene)) byName.set('keeping', Number.POSITIVE_INFINITY)
  if (isOfRecipe(question)) byName.set('recipe facts', Number.POSITIVE_INFINITY)
  const more = isOfAllergies ? Number.POSITIVE_INFINITY : mayBeAvoided ? likelier : 0
  if (question.dishes.length === 0) byName.set('allergies', (byName.get('allergies') ?? 0) + more)
  return topics
    .map((topic) => ({ topic, score: byName.get(topic.name) ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.score - a.score)
}
