import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { dayName, daysFrom } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { planDish } from '../cards/meals/plan.ts'
import { enumerated } from '../normalise/plainText.ts'
import { spokenWords, wordSet } from '../normalise/words.ts'
import { ask, type Reading, type Scene } from '../reading.ts'
import { findDays } from '../spans/days.ts'
import { hear } from '../spans/hear.ts'
import { mealNames } from '../spans/mealNames.ts'
import { start, timesIn } from '../spans/said.ts'

/** Our own questions about the dishes that were told, and how answers begin that list some. */
const ofOurs = /^Which (?:one|day)\b.*\*\*/
const listing = /\b(?:you could make|\d+ recipes?\b.*:|the quickest:)/i

/** The dishes that the last answer listed. */
function dishesTold(content: string, { household: { recipes } }: Scene): Recipe[] {
  const bold = Array.from(content.matchAll(/\*\*(.+?)\*\*/g), ([, name = '']) => nameKey(name))
  return bold.flatMap((name) => recipes.find(({ title }) => nameKey(title) === name) ?? [])
}

const pointing = wordSet('that it this one ones sounds looks')
const around = wordSet(`
  let lets us we well ill id i would like to have make cook do take go with plan try how about can could
  good great nice yummy delicious lovely perfect tasty fine amazing really so please then instead the a
  for on at in ok okay yes yeah oh mmm sure want number put menu my night
`).union(pointing)
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'last']
const ordinal = (written: string) => places[Number(written.charAt(0)) - 1] ?? written
const numbers = ['1', '2', '3', '4', '5']
/** Which of some dishes a word means: 'first', '2', 'third'. */
const placeOf = (word: string) => Math.max(places.indexOf(word), numbers.indexOf(word))

const asking = /^(?:\W|so|and|ok)*(?:how about|can we|could we|why don'?t we)\b.*\?|^[^?]*$/i

/** In words, and how many dishes and days are offered. */
const longest = 14
const most = 5

/** 'Let's have that', 'the first one', 'the soup one': one of the dishes that were told is planned. */
export function takeDish(written: string, scene: Scene): Reading | undefined {
  const { history, today } = scene
  const last = history.at(-1)
  const told = last?.role === 'assistant' ? last.content : ''
  const isOfOurs = ofOurs.test(told)
  const dishes = isOfOurs || listing.test(told) ? dishesTold(told, scene) : []
  if (dishes.length === 0 || !asking.test(written.trim())) return undefined
  // 'The 1st' of some dishes is no day.
  const text = isOfOurs
    ? written
    : written.replace(/\b(1st|2nd|3rd|4th|5th)(?= one\b|\W*$)/i, ordinal)
  const days = findDays(text, today)
  const rest = days.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text)
  const said = { ...hear(text, scene), spans: [] }
  const hours = timesIn(said).map(({ hour }) => String(hour))
  const words = spokenWords(rest).filter(({ plain }) => !hours.includes(plain))
  const plain = words.map((word) => word.plain)
  const nth = plain.map(placeOf).find((place) => place >= 0)
  const isTaken = isOfOurs || nth !== undefined || plain.some((word) => pointing.has(word))
  if (!isTaken || words.length > longest) return undefined
  const names = words.flatMap(({ key }, n) => {
    const word = plain[n] ?? ''
    return around.has(word) || placeOf(word) >= 0 || word in mealNames ? [] : [key]
  })
  const isNamed = ({ title }: Recipe) =>
    names.every((name) => nameKey(title).split(' ').includes(name))
  const listed = dishes.filter(isNamed)
  // 'The soup one' may also be one that was not listed.
  const isOfBook = listed.length === 0 && plain.some((word) => /^ones?$/.test(word))
  const fitting = isOfBook ? scene.household.recipes.filter(isNamed) : listed
  const meant =
    names.length > 0 || nth === undefined
      ? fitting
      : fitting.slice(nth === 5 ? -1 : nth).slice(0, 1)
  const [dish, another] = meant
  if (!dish) return undefined
  if (another) {
    const some = meant.slice(0, most).map(({ title }) => title)
    const bold = some.map((title) => `**${title}**`)
    const choices = some.map((label) => ({ label, commands: [] }))
    return ask(`Which one: ${enumerated(bold, 'or')}?`, choices)
  }
  if (days.length + said.focus.days.length === 0) {
    const labels = daysFrom(today, most).map((day) => dayName(day, today))
    const choices = labels.map((label) => ({ label, commands: [] }))
    return ask(`Which day should **${dish.title}** be on?`, choices)
  }
  const { id, title } = dish
  const span = { role: 'M+', ...start, text: title }
  return planDish(said, span, { recipeName: title, recipeId: id, recipe: dish })
}
