import type { FamilyMember } from '#features/family/family.contract.ts'
import { nearlyEqual } from '../find/named.ts'
import { isClosed } from '../normalise/closedWords.ts'
import { capitalised } from '../normalise/plainText.ts'
import { rowsOf, spokenWords, standsAt, type Word, wordSet } from '../normalise/words.ts'
import {
  type Found,
  isName,
  isNameless,
  isNew,
  newcomerAt,
  newPerson,
  others,
  type Person,
  pairAt,
  relativeAt,
  subjectAt,
  titles,
  withoutS,
} from './newcomers.ts'

export { isNameless, type Person } from './newcomers.ts'

/** Where a message names people, counted in words. */
export type Mention = {
  start: number
  end: number
  people: readonly Person[]
  /** The one who writes: 'this is mom', 'Grandpa here'. */
  isSpeaker: boolean
}

type Names = ReadonlySet<string>
type Members = readonly FamilyMember[]

const mother = wordSet('mom mum mama mummy mommy mother momma wife missus madre mutter esposa')
const father = wordSet('dad daddy papa pa pop pops father hubby husband dada padre vater esposo')
const daughter = wordSet('daughter girl hija tochter princess')
const son = wordSet('son boy junior jr hijo sohn lad')

/** 'grandma', 'uncle', 'and': a word that names relatives or stands between them. */
export const isRelative = (word: string): boolean =>
  word === 'and' || [titles, mother, father].some((names) => names.has(word))

const adult = 18
const ageOf = ({ role }: FamilyMember) => Number(/\d{1,2}/.exec(role ?? '')?.[0] ?? adult)
const isParent = ({ role }: FamilyMember) => /\b(?:parent|adult)\b/i.test(role ?? '')
export const isChild = (member: FamilyMember) =>
  ageOf(member) < adult || /\b(?:child|kid|son|daughter|baby)\b/i.test(member.role ?? '')
const childrenOf = (members: Members) =>
  members.filter(isChild).toSorted((a, b) => ageOf(a) - ageOf(b))

/** Those who are called so; 'daughter' also means the only child that is no son. */
function kin(own: Names, opposite: Names, isOfAge: (member: FamilyMember) => boolean) {
  const isCalled = ({ name, role }: FamilyMember, names: Names) =>
    spokenWords(`${name} ${role ?? ''}`).some(({ plain }) => names.has(plain))
  return (members: Members) => {
    const called = members.filter((member) => isCalled(member, own))
    const rest = members.filter((member) => isOfAge(member) && !isCalled(member, opposite))
    return called.length > 0 || rest.length !== 1 ? called : rest
  }
}

const roles: readonly [Names, (members: Members) => Members][] = [
  [mother, kin(mother, father, isParent)],
  [father, kin(father, mother, isParent)],
  [daughter, kin(daughter, son, isChild)],
  [son, kin(son, daughter, isChild)],
  [wordSet('kids children kiddos littles'), childrenOf],
  [wordSet('youngest baby toddler smallest'), (members) => childrenOf(members).slice(0, 1)],
  [wordSet('oldest eldest teen teenager'), (members) => childrenOf(members).slice(-1)],
  [wordSet('parents'), (members) => members.filter(isParent)],
  [wordSet('everyone everybody'), (members) => members],
]

const ofOthers = wordSet('his her their')
const asPerson = (member: FamilyMember): Person => ({ name: member.name, member })

/** The member whose name begins at a word, maybe misspelt. */
function memberAt(words: readonly Word[], at: number, members: Members): Found | undefined {
  const { plain = '' } = words[at] ?? {}
  for (const member of members) {
    const name = member.name.toLowerCase()
    const isMisspelt = nearlyEqual(plain, name) && !isClosed(plain)
    if (isMisspelt || standsAt(words, at, name) || standsAt(words, at, `${name}s`))
      return { people: [asPerson(member)], length: name.split(' ').length }
  }
  // 'Grandpa' or 'Joe' is Grandpa Joe, where nobody else is called so.
  const parts = members.filter(({ name }) => {
    const all = name.toLowerCase().split(' ')
    return all.length > 1 && plain.length > 2 && !isClosed(plain) && all.includes(plain)
  })
  const [one, other] = parts
  return one && !other ? { people: [asPerson(one)], length: 1 } : undefined
}

/** The members that a word means by their role: 'my daughter', 'the kids'; 'a girl' is nobody. */
function roleAt(words: readonly Word[], at: number, members: Members): Found | undefined {
  if (/^(?:a|new)$/.test(words[at - 1]?.plain ?? '')) return undefined
  const isLittleOne = standsAt(words, at, 'little one')
  const word = isLittleOne ? 'youngest' : (words[at]?.plain ?? '')
  const means = roles.find(([called]) => called.has(word) || called.has(withoutS(word)))?.[1]
  const people = means?.(members).map(asPerson) ?? []
  return people.length > 0 ? { people, length: isLittleOne ? 2 : 1 } : undefined
}

/** 'my husband's best friend Tom' is Tom. */
function isOwner(words: readonly Word[], at: number): boolean {
  const isSort = /^(?:best|new|old|little|big|younger|older)$/.test(words[at]?.plain ?? '')
  return others.has(withoutS(words[isSort ? at + 1 : at]?.plain ?? ''))
}

const introductions = ['this is', 'its', 'im', 'i am', 'from', 'is', 'here is']
const isSpeaker = (words: readonly Word[], start: number, end: number) =>
  words[end]?.plain === 'here' ||
  introductions.some((phrase) => {
    const at = start - phrase.split(' ').length
    const opens = at === 0 || words[at]?.afterSign || phrase === 'this is'
    return opens && standsAt(words, at, phrase)
  })

/** 'My brother and his wife': the wife of a guest is none of the family. */
function ofGuestAt(words: readonly Word[], at: number, before: readonly Mention[]) {
  const isTheirs = [at - 1, at - 2].some((n) => ofOthers.has(words[n]?.plain ?? ''))
  const word = words[at]?.plain ?? ''
  if (!isTheirs || !roles.some(([called]) => called.has(word) || called.has(withoutS(word))))
    return undefined
  const others = before.find(({ people }) => people.some(({ member }) => !member))
  const guest = others?.people.find(({ member }) => !member)
  return guest && { people: [newPerson(`${guest.name}'s ${word}`)], length: 1 }
}

/** 'Our daughter Lena' is Lena, whoever else may be a daughter. */
function namedRoleAt(words: readonly Word[], at: number, members: Members): Found | undefined {
  // 'My husband's name is Karl', 'my son is called Leo'
  const isNamed =
    /^(?:name|is)$/.test(words[at + 1]?.plain ?? '') &&
    /^(?:is|called|named)$/.test(words[at + 2]?.plain ?? '')
  const gap = isNamed ? 3 : 1
  const next = words[at + gap]
  const role = words[at]?.plain ?? ''
  const isRole = roles.some(([called]) => called.has(role) || called.has(withoutS(role)))
  if (!/^(?:my|our)$/.test(words[at - 1]?.plain ?? '') || !isRole) return undefined
  if (!next || next.afterSign || !isName(next)) return undefined
  const known = memberAt(words, at + gap, members)
  return { people: known?.people ?? [newPerson(next.text)], length: gap + (known?.length ?? 1) }
}

function foundAt(words: readonly Word[], at: number, members: Members): Found | undefined {
  const isInLaw = standsAt(words, at + 1, 'in law')
  const named = namedRoleAt(words, at, members)
  if (named) return named
  const known = memberAt(words, at, members) ?? roleAt(words, at, members)
  if (!known || isInLaw) return newcomerAt(words, at)
  return isOwner(words, at + known.length) ? undefined : known
}

const states = rowsOf(`
  celiac, coeliac, vegan, vegetarian, allergic, alergic, intolerant, lactose, coming, visiting, eating with
`)
const acts = rowsOf(`
  hates, loves, likes, dislikes, avoids, comes over, comes on, comes for, comes to, joins us, eats with
  cant eat, cant have, doesnt eat, doesnt like
`)
const actsAndStates = [...acts, ...states.map((state) => `is ${state}`)]
const notCalled = wordSet('dog cat guests neighbors neighbours')

/** 'tom is celiac': nobody but a person does that, also in small letters. */
const isTold = (words: readonly Word[], at: number): boolean => {
  const { text = '', plain = '', afterSign = false } = words[at] ?? {}
  if ((at > 0 && !afterSign) || !/^\p{Ll}{3,}$/u.test(plain) || notCalled.has(plain)) return false
  const doing = /['’]s$/.test(text) ? states : actsAndStates
  return doing.some((phrase) => standsAt(words, at + 1, phrase))
}

/** Everybody whom a message names, in their order; else the first name that nobody knows. */
export function peopleIn(words: readonly Word[], members: Members): Mention[] {
  const found: Mention[] = []
  for (let start = 0; start < words.length; ) {
    const { people, length } = ofGuestAt(words, start, found) ??
      relativeAt(words, start) ??
      foundAt(words, start, members) ??
      pairAt(words, start) ??
      subjectAt(words, start) ?? { people: [], length: 1 }
    const end = start + length
    if (people.length > 0)
      found.push({ start, end, people, isSpeaker: isSpeaker(words, start, end) })
    start = end
  }
  // 'her friend' is nobody to note something of where somebody else is named.
  const named = found.filter(({ people }) => !people.some(isNameless))
  if (found.length > 0) return named.length > 0 ? named : found
  const isCalled = (word: Word, n: number) => isName(word) || (isNew(word) && isTold(words, n))
  const start = words.slice(0, 12).findIndex(isCalled)
  // 'The Millers' are a family.
  const the = words[start - 1]?.plain === 'the' ? 'The ' : ''
  const people = words.slice(start, start + 1).map(({ text }) => newPerson(the + capitalised(text)))
  return start < 0 ? [] : [{ start, end: start + 1, people, isSpeaker: false }]
}
