import type { FamilyMember } from '#features/family/family.contract.ts'
import { foodByWords } from '#shared/foods/foods.ts'
import { isClosed } from '../normalise/closedWords.ts'
import { capitalised } from '../normalise/plainText.ts'
import { standsAt, type Word, wordSet } from '../normalise/words.ts'

/** Somebody of the family, or somebody new, who is no member yet. */
export type Person = { name: string; member?: FamilyMember }

export type Found = { people: readonly Person[]; length: number }

/** Relatives that are called by the word itself: 'Grandpa', 'Aunt Carla'. */
export const titles = wordSet(`
  grandma grandpa granny gran nana nan nanna nonna nonno oma opa abuela abuelo grandmother
  grandfather grandad granddad gramps aunt auntie aunty tante uncle cousin mr mrs ms miss
`)
/** Of whom nothing is known without a name. */
const strangers = wordSet(`
  friend neighbor neighbour roommate boss guest babysitter nanny colleague coworker bestie student
  flatmate
`)
/** Other people, called by the name behind the word: 'my niece Tessa'. */
export const others = wordSet(`
  brother sister niece nephew girlfriend boyfriend fiance fiancee stepson stepdaughter godson
  goddaughter grandson granddaughter
`).union(strangers)

/** Whether nothing but a word such as 'friend' is known of somebody. */
export const isNameless = ({ name }: Person): boolean => strangers.has(name.toLowerCase())

export const withoutS = (word: string) => word.replace(/s$/, '')

/** Given names that are words as well. */
const givenToo = wordSet('mark will bill may june april rob grace rose dawn hope joy faith')

export const isNew = ({ plain }: Word) => !isClosed(plain) && !foodByWords(plain)
const isCalled = (word: Word) =>
  /^\p{Lu}\p{Ll}/u.test(word.text) && (isNew(word) || givenToo.has(word.plain))
export const isName = (word: Word) => /^\p{Lu}\p{Ll}/u.test(word.text) && isNew(word)
export const newPerson = (name: string): Person => ({ name: name.replace(/['’]s$/, '') })

/** Somebody who is not in the family: 'Aunt Carla', 'my niece Tessa', 'my mother-in-law'. */
export function newcomerAt(words: readonly Word[], at: number): Found | undefined {
  const word = withoutS(words[at]?.plain ?? '')
  const isInLaw = standsAt(words, at + 1, 'in law')
  const isTitle = titles.has(word)
  if (!isInLaw && !isTitle && !others.has(word) && !word.endsWith('-in-law')) return undefined
  const length = isInLaw ? 3 : 1
  const called = capitalised(isInLaw ? `${word}-in-law` : word)
  const next = words[at + length]
  const isLikely = /^(?:aunt|uncle|cousin)/.test(word) ? isNew : isCalled
  if (!next || next.afterSign || !isLikely(next)) return { people: [newPerson(called)], length }
  const name = isTitle ? `${called} ${capitalised(next.text)}` : next.text
  return { people: [newPerson(name)], length: length + 1 }
}

const relatives = wordSet(
  'mum mom mam mother dad father parents boss teacher coach mate friend buddy',
)

/** 'Toby's mum is visiting': somebody of whom only that is known. */
export function relativeAt(words: readonly Word[], at: number): Found | undefined {
  const [owner, relative] = [words[at], words[at + 1]]
  const isOwn = /['’]s$/.test(owner?.text ?? '') && !relative?.afterSign
  if (!owner || !relative || !isOwn || !relatives.has(relative.plain)) return undefined
  return {
    people: [{ name: `${capitalised(owner.text.slice(0, -2))}'s ${relative.plain}` }],
    length: 2,
  }
}

const coming = wordSet(`
  come comes coming join joins joining visit visits visiting eat eats eating stay stays staying having
`)
const parents = wordSet(
  'mum mom mam mummy mommy dad daddy nan nana gran granny grandad granddad grandma grandpa',
)

/** 'Sam and Priya are eating with us', 'mum and dad are coming for dinner': two who come. */
export function pairAt(words: readonly Word[], at: number): Found | undefined {
  if (words[at + 1]?.plain !== 'and' || words[at + 1]?.afterSign) return undefined
  const other = /^(?:his|her|their|my|our)$/.test(words[at + 2]?.plain ?? '') ? at + 4 : at + 2
  const pair = [words[at], words[other]].flatMap((word) =>
    word && (isCalled(word) || parents.has(word.plain)) ? newPerson(capitalised(word.text)) : [],
  )
  const comes =
    words.slice(other + 1, other + 4).some(({ plain }) => coming.has(plain)) ||
    words.slice(Math.max(0, at - 12), at).some(({ plain }) => /^(?:guests|visitors)$/.test(plain))
  return pair.length === 2 && comes ? { people: pair, length: other + 1 - at } : undefined
}

const joints = wordSet('and but while whereas plus')
const tells = wordSet(`
  is isnt has hasnt hates likes loves dislikes eats cant cannot doesnt wont must mustnt avoids prefers can
  come comes coming join joins
`)

/** '… and Ina has a shellfish allergy': somebody new of whom something is told. */
export function subjectAt(words: readonly Word[], at: number): Found | undefined {
  const [word, next] = [words[at], words[at + 1]]
  const isFirst = at === 0 || word?.afterSign || joints.has(words[at - 1]?.plain ?? '')
  if (!word || !next || !isFirst || !isName(word)) return undefined
  const isTelling = tells.has(next.plain) || /^\d{1,2}$/.test(next.plain)
  return isTelling ? { people: [newPerson(word.text)], length: 1 } : undefined
}
