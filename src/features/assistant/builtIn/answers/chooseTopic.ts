import type { Scene } from '../reading.ts'
import { notedFor } from './notes.ts'
import { type Question, says } from './question.ts'
import { stockOf } from './stock.ts'
import { type Topic, topics } from './topics.ts'
import trained from './topicWeights.json' with { type: 'json' }

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
const choosesDishes = new Set(['book', 'cooking', 'may have'])

/** Topics by how likely a question is about them, the likeliest first. */
export function rankTopics(question: Question, scene: Scene): { topic: Topic; score: number }[] {
  const features = featuresOf(question, scene).flatMap((feature) => [weights.get(feature) ?? []])
  const byName = new Map(
    trained.topics.map((name, n) => [
      name,
      features.reduce((sum, weight) => sum + (weight[n] ?? 0) / 100, 0),
    ]),
  )
  const [likeliest = ''] = [...byName].sort(([, a], [, b]) => b - a)[0] ?? []
  const ofDishes = question.things.length > 0 && choosesDishes.has(likeliest)
  // Who must avoid what is told whatever else the weights say, unless a dish is asked about.
  const isOfAllergies = says(question, allergyWords) && !ofDishes
  const mayBeAvoided = says(question, avoidWords) || mustNot.test(question.text)
  const more = isOfAllergies ? Number.POSITIVE_INFINITY : mayBeAvoided ? likelier : 0
  if (question.dishes.length === 0) byName.set('allergies', (byName.get('allergies') ?? 0) + more)
  return topics
    .map((topic) => ({ topic, score: byName.get(topic.name) ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.score - a.score)
}
