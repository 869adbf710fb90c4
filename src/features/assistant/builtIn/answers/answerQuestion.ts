import { nameKey } from '#shared/names.ts'
import type { Scene } from '../reading.ts'
import { rankTopics } from './chooseTopic.ts'
import { inContext, named } from './followUp.ts'
import { mayHaveAnswer } from './people.ts'
import { type Question, readQuestion } from './question.ts'
import { told } from './sentences.ts'
import type { Topic } from './topics.ts'

/** A question about nothing that is known must be likelier than this to be about a topic. */
const least = 2

const safety =
  /\b(?:safe|ok|okay|fine|alright|all right|allowed|problem|trouble|danger\w*|harm\w*|issue)\b/
const mayEat = /\b(?:can|may|could|should) <person>(?: <person>)* (?:eat|have)\b/
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
  const said = mayHaveAnswer({ ...question, dishes, things, unknown: '' }, scene)?.split('\n') ?? []
  return told(isAsked ? said : said.filter((line) => !line.startsWith('Yes')))
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
    const whole = answer && told([answer, safetyOf(question, topic, answer, scene)])
    if (whole && !answers.has(whole)) answers.set(whole, topic.label)
  }
  return [...answers].map(([answer, label]) => ({ label, answer }))
}

/** The answer to a question from the household's lists; undefined if nothing is recognised. */
export const answerQuestion = (said: string, scene: Scene): string | undefined =>
  answersTo(said, scene)[0]?.answer
