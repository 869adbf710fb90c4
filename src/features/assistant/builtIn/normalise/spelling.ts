import { editDistance } from '#shared/editDistance.ts'
import { foodByWords } from '#shared/foods/foods.ts'
import { singular } from '#shared/names.ts'
import type { Household } from '../../household.queries.ts'
import { isKnownWord } from '../choose/model.ts'
import { perHousehold } from '../find/perHousehold.ts'
import { nameOf } from '../reading.ts'
import { isClosed } from './closedWords.ts'
import { capitalised } from './plainText.ts'
import { rowsOf, wordSet } from './words.ts'

const closed = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday tomorrow tonight yesterday weekend
  breakfast lunch dinner supper brunch dessert fridge freezer pantry counter delete cancel remove
  instead recipe recipes freeze shopping urgent priority afternoon bought finished switch
`)

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(rowsOf(text).map((each) => [/^\S+/.exec(each)?.[0] ?? '', each.replace(/^\S+ /, '')]))

/** As people write when they are in a hurry, and what they mean. */
const short = pairs(`
  noone no one, tmrw tomorrow, tmr tomorrow, tomo tomorrow, tomoz tomorrow, 2moro tomorrow, tonite tonight
  brekky breakfast, brekkie breakfast, weds wednesday, jr junior, jnr junior, doz dozen
  tjs trader joe's, avos avocados, avo avocado, mayo mayonnaise, oj orange juice, tp toilet paper, pb peanut butter
  luch lunch, lunc lunch, lnch lunch, teh the, tha the, soysauce soy sauce, toms tomatoes, veg vegetables`)

/** As Britain writes: read as the household's own, but written as it was said. */
const british = pairs(`
  lasagne lasagna, lasagnes lasagnas, yoghurt yogurt, yoghurts yogurts, chilli chili, spuds potatoes`)

/** A name with its words as they stand in the message. */
export const asWritten = (name: string, message: string): string =>
  [...british].reduce(
    (left, [said, read]) =>
      new RegExp(`\\b${said}\\b`, 'i').test(message)
        ? left.replace(new RegExp(`\\b${read}\\b`, 'i'), (word) =>
            /^[A-Z]/.test(word) ? capitalised(said) : said,
          )
        : left,
    name,
  )

/** What the trained weights for wishes know as it is typed: only questions have it in full. */
export const shortInQuestions = pairs(`
  u you, ur your, r are, n and, cn can, y why, rn right now, w with, b4 before, abt about
  wot what, wots what is, wat what, whats what is, whos who is, whens when is, wheres where is
  hows how is, theres there is, thats that is, its it is, cannot can not, wer where, wher where
  hw how, hav have, wich which, 2morrow tomorrow, 2nite tonight, 2night tonight, 2day today
  din dinner, supper dinner, bfast breakfast, brkfst breakfast, gonna going to, gotta have to
  bicarb baking soda, ref fridge, frig fridge, refrigerator fridge`)

/** The words of the household's names, by their first letter. */
const ownWords = perHousehold(({ recipes, meals, pantry, shopping, members }: Household) => {
  const names = [...members, ...pantry, ...shopping, ...recipes, ...meals].map(nameOf)
  return new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{5,}/gu) ?? []))
})

/** Words of their own, though they are near to another one. */
const ownSense = wordSet(`
  bunch counted super break batter sheep penny granddad grandad beats apply applies roasties
`)

const limitOf = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2)

function nearestOf(word: string, words: Iterable<string>, most = limitOf(word), isOpen = true) {
  let best: { word: string; apart: number } | undefined
  for (const other of words) {
    // 'Creamy' is no 'cream'.
    const isLonger = isOpen && (other.startsWith(word) || word.startsWith(other))
    if (other[0] !== word[0] || isLonger) continue
    const apart = editDistance(word, other, most)
    if (apart <= most && (!best || apart < best.apart)) best = { word: other, apart }
  }
  return best?.word
}

/** Mends days, meals, places and names that the household knows; never a word that may be a food.
 * Words that are `known` stay as they are, by default for names those that the model knows. */
export const spelled = (text: string, household: Household, known?: ReadonlySet<string>): string =>
  text.replace(/[\p{L}\p{N}]+(?:'s)?/gu, (written) => {
    const word = written.toLowerCase()
    const own = ownWords(household)
    const usual = short.get(word) ?? british.get(word)
    // Whoever writes 'courgettes' on the list is asked about those.
    if (usual && (own.has(word) || own.has(singular(word)))) return written
    if (usual)
      return household.members.some(({ name }) => name.toLowerCase() === word) ? written : usual
    const stem = word.replace(/'s$/, '')
    if (
      limitOf(stem) === 0 ||
      known?.has(stem) ||
      ownSense.has(stem) ||
      own.has(stem) ||
      own.has(singular(stem)) ||
      foodByWords(stem, singular(stem))
    )
      return written
    const isKnown = isClosed(stem) || closed.has(stem) || closed.has(singular(stem))
    const most = stem.length < 7 ? limitOf(stem) : 2
    const day = isKnown ? undefined : nearestOf(stem, closed, most, false)
    const meant = day ?? (!known && isKnownWord(stem) ? undefined : nearestOf(stem, own))
    return meant ? meant + word.slice(stem.length) : written
  })
