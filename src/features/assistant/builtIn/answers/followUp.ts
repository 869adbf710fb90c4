import type { Scene } from '../reading.ts'
import { nameOf } from '../reading.ts'
import { isOfFacts } from './oneRecipe.ts'
import { type Question, readQuestion, says } from './question.ts'

const ofThings = 'it, that, those, them, these, this, one, some, then, there'
const ofPeople = 'he, she, him, her, his, hers, they, their'
const eatsThat = /\b(?:eat|have|try) (?:that|this|it|those|these|them)\b/
/** 'This week' points at nothing that was said. */
const nowAhead = /\bthis (?=week|month|year|weekend|morning|afternoon|evening|\w+day\b)/g
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const goesOn = /^(?:or|also|for|on|at|in|with|without|not)\b|\b(?:what|how) about\b|\bi mean\b/
const asks = /\b(?:what|who|when|where|which|how|is|are|do|does|can|will|why|any)\b/
/** Messages before the last one that may be leant on. */
const mostBefore = 6
const mostNames = 12

/** Whether a message only says what is different from the one before. */
const isEllipsis = ({ text }: Question) => goesOn.test(text) || !asks.test(text)

/** How many dishes, things and people a question names. */
export const named = ({ dishes, things, people }: Question) =>
  dishes.length + things.length + people.length

const ofTime = /\b(?:quick|fast)|\b(?:\d+|half an|an) ?(?:min|hour)/
const ofCooking = /\b(?:cook|make|eat|ideas?|recipes?|breakfast|lunch|dinner|supper|tonight)\b/i

const ofBook = /\b(?:which|what|any|how many)(?: \w+)? (?:recipes?|dishes)\b/

/** Whether a question leans on what was said before. */
function isLeaning(question: Question, { history }: Scene): boolean {
  // 'Something quicker' asks what to cook, whatever else was talked of.
  const asked = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const isOfDish = !history.at(-1)?.proposals.length && ofCooking.test(asked)
  if (ofTime.test(question.text) && named(question) === 0 && !isOfDish) return false
  if (ofBook.test(question.text) && !says(question, `${ofThings}, ${ofPeople}`)) return false
  const { days, places, mealType, store, unknown } = question
  // 'Does anything this week have shellfish in it?'
  if (days.length > 0 && named(question) > 0 && says(question, 'anything, any')) return false
  const isOther = days.length + places.length > 0 || mealType || store || unknown
  return (
    isEllipsis(question) ||
    (named(question) === 0 && isOfFacts(question)) ||
    eatsThat.test(question.text) ||
    says(question, `${ofPeople}, of those, of them, of these, it, is that`) ||
    // 'What can we eat?' after a card is about nothing of the card.
    (named(question) === 0 &&
      ((!isOther && !history.at(-1)?.proposals.length) ||
        says({ text: question.text.replace(nowAhead, '') }, `${ofThings}, ${ordinals.join(', ')}`)))
  )
}

/** What the conversation is about: the message before, and what its answer or cards named. */
function before(scene: Scene): { asked: Question; told: Question[] } | undefined {
  const { history } = scene
  const at = history.findLastIndex(({ role }) => role === 'user')
  const message = history[at]
  if (!message) return undefined
  const earlier = { ...scene, history: history.slice(Math.max(0, at - mostBefore), at) }
  const names = history.slice(at + 1).flatMap(({ content, proposals }) => {
    const kept = proposals.filter(({ status }) => status !== 'rejected')
    const bold = Array.from(content.matchAll(/\*\*(.+?)\*\*/g), ([, name = '']) => name)
    return [...bold, ...kept.flatMap(({ items }) => items.map(nameOf))].slice(0, mostNames)
  })
  return {
    asked: inContext(readQuestion(message.content, earlier), earlier),
    told: names.map((name) => readQuestion(name, earlier)),
  }
}

const first = <T>(...lists: readonly (readonly T[])[]) =>
  lists.find((list) => list.length > 0) ?? []

type Food = Pick<Question, 'dishes' | 'things'>

/** The dishes and things that a question without any of its own means. */
function foodMeant(question: Question, asked: Food, told: readonly Food[]): Food {
  // 'and on Friday?' asks for other dishes than those that were told.
  if (isEllipsis(question)) return asked
  const listed = told.flatMap((each) => each.dishes)
  const nth = listed[ordinals.findIndex((word) => says(question, word))]
  const dishes = nth ? [nth] : first(asked.dishes, listed)
  const things = told.flatMap((each) => each.things)
  return { dishes, things: dishes.length > 0 ? [] : first(asked.things, things) }
}

/** The question, with what it leaves unsaid taken from what was said before. */
export function inContext(question: Question, scene: Scene): Question {
  const last = isLeaning(question, scene) ? before(scene) : undefined
  if (!last) return question
  const { asked, told } = last
  const isOfPeople = says(question, ofPeople) && question.people.length === 0
  const refers = says(question, 'it, that') && question.dishes.length === 0
  const hasFood = question.dishes.length + question.things.length > 0
  const meant = (hasFood || isOfPeople) && !refers ? question : foodMeant(question, asked, told)
  const isAlone = isEllipsis(question) || named(question) + question.days.length === 0
  const toldPeople = isOfPeople ? told.flatMap(({ people }) => people) : []
  const whole = {
    ...question,
    dishes: first(question.dishes, meant.dishes),
    things: first(question.things, meant.things),
    people: first(question.people, isOfPeople || isAlone ? asked.people : [], toldPeople),
    store: question.store ?? asked.store,
  }
  if (!isEllipsis(question) && named(whole) > 0) {
    const food = whole.dishes.length > 0 ? '<dish>' : '<thing>'
    const markFor = (word: string) =>
      says({ text: word }, 'it, that, those, them, these') ? food : word
    const withPeople = (word: string) => (says({ text: word }, ofPeople) ? '<person>' : word)
    return { ...whole, marked: question.marked.map(withPeople).map(markFor) }
  }
  return {
    ...whole,
    text: `${asked.text} , ${question.text}`,
    marked: [...asked.marked, ...question.marked],
    days: first(question.days, asked.days),
    mealType: question.mealType ?? asked.mealType,
    places: first(question.places, asked.places),
    unknown: question.unknown || (hasFood ? '' : asked.unknown),
  }
}
