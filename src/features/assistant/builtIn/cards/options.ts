import { nearestFood } from '#shared/foods/foodSpelling.ts'
import { foodByWords } from '#shared/foods/foods.ts'
import { isMustAvoid, preferenceLines } from '#shared/foods/mustAvoid.ts'
import { nameKey, singular } from '#shared/names.ts'
import type { ProposedCommand } from '../../turn.ts'
import type { Chosen } from '../choose/chooseIntents.ts'
import { isKnownWord } from '../choose/model.ts'
import { partsOf } from '../divide/clauses.ts'
import { nearlyEqual } from '../find/named.ts'
import { isClosed } from '../normalise/closedWords.ts'
import {
  type Choice,
  fieldsOf,
  nothing,
  type Reading,
  recordName,
  type Scene,
  textOf,
  together,
} from '../reading.ts'
import { hear } from '../spans/hear.ts'
import type { Heard } from '../spans/said.ts'
import { areApart, cardsOf, makeCards, pointing } from './makeCards.ts'
import { addPreference, harmTold } from './people/addPreference.ts'
import { bindingKept, ofMember } from './people/binding.ts'
import { offer, phraseOf } from './phrases.ts'
import { bySentence, inParts, withBefore } from './readParts.ts'
import { unfitFor } from './unfit.ts'

/** In characters: what is longer is read in one way only. */
const longestDoubtful = 600
const mostTried = 30
/** Of the likeliest sets of commands it is tried how the words may be parts of them. */
const mostTagged = 5
/** The same wish cut in another way is worth less than another wish: buttons should differ. */
const again = 0.35
/** Of what a reading would have to ask about so many are offered. */
const mostAsked = 2
/** A text with words that nobody knows as the foods that are spelled nearly like them. */
const withFoods = (text: string): string =>
  text.replace(/(?<!\s)\p{L}{5,}|(?<=\s)\p{Ll}{5,}/gu, (written) => {
    const word = written.toLowerCase()
    const isKnown = isClosed(word) || isKnownWord(word) || foodByWords(word, singular(word))
    return (isKnown ? undefined : nearestFood(word)?.written) ?? written
  })

/** Under a card only what the message itself names, maybe misspelt, is offered. */
function isAbout(commands: readonly ProposedCommand[], { text, scene }: Heard): boolean {
  const said = nameKey(text).split(' ')
  const isSaid = (word: string) => said.some((each) => nearlyEqual(each, word))
  return commands.every(({ type, items }) =>
    items.every((item) => {
      const told = type.startsWith('DELETE') ? [] : Object.values(fieldsOf(item))
      return nameKey([recordName(type, item, scene), ...told].join(' '))
        .split(' ')
        .some(isSaid)
    }),
  )
}

/** Whether something is noted as harmful of which the message itself does not say so. */
function isToldEarlier({ type, items }: ProposedCommand, { text, scene }: Heard): boolean {
  if (type !== ofMember) return false
  const own = JSON.stringify(addPreference(text, scene) ?? nothing)
  return items
    .flatMap((item) => preferenceLines(textOf(item, 'dislikes') ?? ''))
    .some((line) => isMustAvoid(line) && !own.includes(line))
}

/** The same for the same commands, whichever comes first. */
const keyOf = (commands: readonly ProposedCommand[], scene: Scene) =>
  commands
    .map((each) => phraseOf([each], scene) + JSON.stringify(attendeesOf(each)))
    .toSorted()
    .join()
const attendeesOf = ({ items }: ProposedCommand) => items.map((item) => fieldsOf(item).attendees)

/** Nothing is deleted and changed at once. */
function isContradictory(commands: readonly ProposedCommand[], scene: Scene): boolean {
  const namesOf = (verb: RegExp) =>
    commands.flatMap(({ type, items }) =>
      verb.test(type)
        ? items.map((item) => type.replace(verb, '') + nameKey(recordName(type, item, scene)))
        : [],
    )
  const deleted = namesOf(/^DELETE_/)
  return namesOf(/^UPDATE_/).some((name) => deleted.includes(name))
}

/** What else a message may mean than what was made of it, as buttons, the likeliest first. */
export function otherwise(
  { possible }: Chosen,
  heard: Heard,
  made: Reading,
  { most, least = 0, isAnswered = false }: { most: number; least?: number; isAnswered?: boolean },
): Choice[] {
  if (heard.text.length > longestDoubtful) return []
  const isUnfit = unfitFor(heard)
  const isAside = isAnswered || made.commands.length > 0
  const known = new Set([keyOf(made.commands, heard.scene)])
  const offers: Choice[] = []
  const withBinding = bindingKept(made)
  const add = ({ commands, choices }: Reading) => {
    const asked = choices.slice(0, mostAsked).map((choice) => choice.commands)
    for (const each of (commands.length > 0 ? [commands] : asked).map(withBinding)) {
      const key = keyOf(each, heard.scene)
      const choice = offer(each, heard.scene)
      const isNew = !known.has(key) && !offers.some(({ label }) => label === choice.label)
      const isFit =
        isNew &&
        !isContradictory(each, heard.scene) &&
        !each.some((one) => isUnfit(one) || (isAside && isToldEarlier(one, heard))) &&
        (!isAside || (isAnswered && pointing.test(heard.text)) || isAbout(each, heard))
      if (each.length > 0 && isFit && offers.length < most) offers.push(choice)
      known.add(key)
    }
  }
  if (!made.commands.some(({ type }) => type === ofMember)) add(harmTold(heard.text, heard.scene))
  const likely = possible
    .slice(0, mostTried)
    .filter(({ commands, chance }) => chance >= least && areApart(commands, heard))
    .slice(0, mostTagged)
  // A part alone does not say who 'she' is: what it would ask about is no reading of the whole.
  if (likely.length > 0) add({ ...(inParts(heard) ?? nothing), choices: [] })
  if (likely.length > 0) add({ ...bySentence(heard), choices: [] })
  add({ ...withBefore(heard), choices: [] })
  const meant = withFoods(heard.text)
  const [first] = likely
  if (first && meant !== heard.text) add(makeCards(first.commands, hear(meant, heard.scene)))
  const readings = likely.flatMap(({ commands, chance }) =>
    cardsOf(commands, heard).map((each) => ({
      ...each,
      commands,
      shown: chance * each.chance,
    })),
  )
  const left = readings.filter(({ shown }) => shown >= least)
  while (left.length > 0 && offers.length < most) {
    left.sort((a, b) => b.shown - a.shown)
    const next = left.shift()
    const before = offers.length
    if (next) add(next.read())
    if (offers.length > before)
      for (const other of left) if (other.commands === next?.commands) other.shown *= again
  }
  return withBoth(made, offers, heard, most)
}

/** Of several wishes one is on the cards and another on a button: then one button has both. */
function withBoth(made: Reading, offers: Choice[], { text, scene }: Heard, most: number): Choice[] {
  if (made.commands.length === 0 || partsOf(text).length === 1) return offers
  const named = ({ type, items }: ProposedCommand) =>
    items.map((item) => nameKey(recordName(type, item, scene)))
  const own = made.commands.flatMap(named)
  const other = offers.find(({ label }) => {
    const said = label.toLowerCase()
    return !own.some((name) => said.includes(name))
  })
  if (!other) return offers
  const both = offer(together([made, { ...nothing, commands: other.commands }]).commands, scene)
  const isThere = offers.some(
    ({ commands }) => keyOf(commands, scene) === keyOf(both.commands, scene),
  )
  return isThere ? offers : [...offers.slice(0, most - 1), both]
}
