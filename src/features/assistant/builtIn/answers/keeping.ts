import { addDays } from '#shared/days.ts'
import { isNoFood, placeOf, usualDays } from '#shared/foods/foodPlace.ts'
import { singular } from '#shared/names.ts'
import { capitalised } from '../normalise/plainText.ts'
import type { Scene } from '../reading.ts'
import { kitchenAnswer } from './kitchenFacts.ts'
import { askedFoods, type Question } from './question.ts'
import { dayInSentence, told } from './sentences.ts'
import { at, sayStock, stockOf } from './stock.ts'

const freezing =
  /\b(?:can|could|should|may) (?:i|we|one|you) freeze\b|\bfreezes?(?: well)?\W*$|\bbe frozen\b/i
const still =
  /\b(?:is|are)\b.* (?:still (?:good|ok|okay|fine|safe|edible|usable)|(?:good|ok|okay|fine|safe) still)\b/i
const keeps =
  /\bhow long\b.*\b(?:keeps?|stays?|stored?|(?:is|are|be) (?:still )?(?:good|ok|safe|fresh)|good for)\b|\bshelf life\b|\b(?:go(?:es)?|gone) (?:bad|off)\b|\bwhen (?:do|does|will)\b.* expire\b/i
const lasts = /\bhow long\b.*\blasts?\b/i

/** Whether a message asks how long something keeps, before it is known what. */
export const asksOfKeeping = (text: string): boolean =>
  /^(?:so |and |hey |ok )*(?:how long|do|does|can (?:i|we|one)|could (?:i|we)|is|are|when|will)\b/i.test(
    text,
  ) && [keeps, freezing, still].some((pattern) => pattern.test(text))

/** Whether it is asked how long food keeps: of what is known as food, or in plain words. */
export const isOfKeeping = (question: Question, scene: Scene): boolean => {
  const { text, things, dishes, people } = question
  const isStocked = dishes.some(({ name }) => stockOf(name, scene).length > 0)
  const isOfFood = things.length > 0 || isStocked
  if (people.length > 0 || (dishes.length > 0 && !isStocked)) return false
  return (
    keeps.test(text) || freezing.test(text) || (isOfFood && (still.test(text) || lasts.test(text)))
  )
}

const spans: Readonly<Record<number, string>> = {
  7: 'a week',
  21: '3 weeks',
  30: 'a month',
  90: '3 months',
}
const sayDays = (days: number) => `about ${spans[days] ?? `${days} days`}`

/** How long a food usually keeps, as far as the lexicon or a kitchen's rule says. */
function usually(thing: string, question: Question, scene: Scene): string {
  const { today } = scene
  const isMany = singular(thing) !== thing
  const keep = isMany ? 'keep' : 'keeps'
  const [name, first] = [`**${thing}**`, `**${capitalised(thing)}**`]
  const place = placeOf(thing)
  if (isNoFood(thing) || !place) return `I don't know how long ${name} ${keep}.`
  if (freezing.test(question.text))
    return place.location === 'Freezer'
      ? `${first} ${keep} in the freezer.`
      : `I don't know how well ${name} ${isMany ? 'freeze' : 'freezes'}. Frozen food usually keeps ${sayDays(usualDays({ ...place, location: 'Freezer' }) ?? 0)}.`
  const how = /\bcooked|leftover\b/.test(question.text) ? 'leftover keep' : 'raw keep'
  const fact = [question.text, `${question.text} ${how}`]
    .map((text) => kitchenAnswer({ ...question, text }))
    .find((said) => said?.includes(' keep'))
  if (fact) return fact
  const own = stockOf(thing, scene)
  const isFrozen = own.length > 0 && own.every(({ location }) => location === 'Freezer')
  const location = isFrozen || question.places.includes('Freezer') ? 'Freezer' : place.location
  const days = usualDays({ ...place, location })
  if (days === null)
    return place.location === 'Pantry'
      ? `Unopened, ${name} ${keep} for a long time: the package says until when.`
      : `I don't know how long ${name} ${keep}.`
  const general = `${first} usually ${keep} ${sayDays(days)} ${at(location)}.`
  const [since] = question.days
  if (!since || since > today) return general
  const until = addDays(since, days)
  const was = until < today ? 'should have been used by' : 'should be used by'
  return `${general} By that, what is from ${dayInSentence(since, today)} ${was} ${dayInSentence(until, today)}.`
}

/** How long something keeps: what is at home by its own date, then food of that sort. */
export const keepingAnswer = (question: Question, scene: Scene): string | undefined =>
  told(
    askedFoods(question)
      .slice(0, 3)
      .flatMap((thing) => [sayStock(thing, scene), usually(thing, question, scene)]),
  )
