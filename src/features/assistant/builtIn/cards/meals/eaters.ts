import type { FamilyMember } from '#features/family/family.contract.ts'
import { dayInText } from '#shared/days.ts'
import { nameKey } from '#shared/names.ts'
import { oncePer } from '#shared/oncePer.ts'
import { partsOf } from '../../divide/clauses.ts'
import { enumerated } from '../../normalise/plainText.ts'
import { saysAny, spokenWords, wordSet } from '../../normalise/words.ts'
import { ask, nothing, type Reading, type Scene } from '../../reading.ts'
import { appointments } from '../../spans/appointments.ts'
import { hear } from '../../spans/hear.ts'
import type { Mark } from '../../spans/marks.ts'
import { mealNames } from '../../spans/mealNames.ts'
import { isChild, isNameless, isRelative, peopleIn } from '../../spans/people.ts'
import { daysIn, type Heard, type Said } from '../../spans/said.ts'
import { addNote } from '../notes/knowledgeNotes.ts'
import { offer } from '../phrases.ts'
import { isJoining, mealsIn, servingsIn } from './parts.ts'

const children = /\b(?:kids?|children|little ones|grandkids)\b/i
/** 'My sister and her two kids' */
const ofGuests = /\b(?:his|her|their)(?: \w+)? (?:kids?|children|parents)\b/gi
const parents = /\b(?:adults|grown-?ups|parents)\b/i
const everyone = /\b(?:everyone|everybody|all of us|whole family|all four|the four of us)\b/i
const without = saysAny(`
  without, except, (?:everyone|everybody|all) but, but not, minus, excluding, other than
`)
const absent = saysAny(`
  (?:not|\\w+n'?t|never)(?: \\w+)?(?: \\w+)? (?:home|here|there|eat(?:ing)?|com(?:e|ing)|join(?:ing)?|around|back|make it|be in|in(?! the))
  (?:is|are|\\w+'(?:s|re|m)|be) (?:out(?! of (?!town))|away|off|gone|travell?ing|working late|on an? (?:\\w+ )?trip|at (?:an?|his|her|their|camp|grand\\w+|\\w+'s house)), out (?:for|at|of town)
  eat(?:s|ing)? (?:out|elsewhere|somewhere|at (?:an?(?! quarter)|the|his|her|their|\\w+'s)), skipp?(?:s|ing), misse?s, missing
  sleep(?:s|ing) over, (?:has|having) a sleepover, stay(?:s|ing) (?:over|the night)
  no (?:breakfast|lunch|dinner|supper|food|plate) for, take \\w+ off, leave \\w+ out, late meeting, works? late, one less, travels
`)

/** Whether somebody is said to be away from a meal. */
export const isAway = (text: string): boolean => without.test(text) || absent.test(text)

const before = wordSet('for only just with')
const eating = wordSet('eat eats eating has have having get gets take takes want wants')

/** Who is said to eat by the words around: 'for Maya', 'Dad takes …', 'his lunch', 'me and Junior. Mom'. */
const eatersBeside = oncePer(({ text, scene: { household, speaker } }: Said): string[] => {
  const words = spokenWords(text)
  const named = peopleIn(words, household.members).flatMap((mention) =>
    mention.people.flatMap(({ member }) => (member ? [{ ...mention, name: member.name }] : [])),
  )
  const plainAt = (n: number) => words[n]?.plain ?? ''
  // 'Dad here', '… tomorrow. Mom'
  const isSigned = (end: number) => end === words.length && words[end - 1]?.afterSign === true
  const signed = named.find(({ isSpeaker, end }) => isSpeaker || isSigned(end))?.name
  const others = words.flatMap(({ plain }, start) => {
    const earlier = named.findLast(({ end }) => end <= start)?.name
    const name = /^(?:me|my)$/.test(plain)
      ? (signed ?? speaker)
      : /^(?:her|him|his)$/.test(plain) && earlier
    return name ? [{ name, start, end: start + 1 }] : []
  })
  const all = [...named.filter(({ end }) => !isSigned(end)), ...others]
  // 'Maya has soccer practice on Tuesday'
  const isBusy = (at: number) => [at, at + 1].some((n) => appointments.has(plainAt(n)))
  const afterWill = (at: number): number =>
    /^(?:will|ll|just|only)$/.test(plainAt(at)) ? afterWill(at + 1) : at
  const isOne = ({ start, end }: { start: number; end: number }) =>
    before.has(plainAt(start - 1)) ||
    (eating.has(plainAt(afterWill(end))) && !isBusy(end + 1)) ||
    plainAt(end) in mealNames ||
    plainAt(end + 1) in mealNames
  // 'for Mom, Dad and Maya', 'me and Junior have …'
  const rows: (typeof all)[] = []
  for (const one of all.toSorted((a, b) => a.start - b.start)) {
    const row = rows.at(-1)
    if (row && one.start - (row.at(-1)?.end ?? 0) <= 1) row.push(one)
    else rows.push([one])
  }
  return rows.filter((row) => row.some(isOne)).flatMap((row) => row.map(({ name }) => name))
})

const pronouns = /\b(?:him|her|them|he|she|they)\b/i

/** The members whom a message names, by their names, as a group or by a pronoun. */
function membersIn({ words, marks, scene, text, focus }: Said) {
  const members = scene.household.members.filter(({ isActive }) => isActive)
  const inFamily = text.replace(ofGuests, '')
  const isGrouped = (member: FamilyMember) => (isChild(member) ? children : parents).test(inFamily)
  const isNamed = (name: string) =>
    words.some(({ key }, n) => marks[n]?.has('member') && key === nameKey(name))
  const all = members.map(({ name }) => name)
  const grouped = members.filter(isGrouped).map(({ name }) => name)
  const own = all.filter((name) => grouped.includes(name) || isNamed(name))
  return { all, grouped, own, named: own.length === 0 && pronouns.test(text) ? focus.people : own }
}

/** Who is said not to eat along: of several clauses the one that says so names them. */
function absenteesIn(said: Said): readonly string[] {
  if (!isAway(said.text)) return []
  const away = partsOf(said.text).filter(isAway).join(', ')
  const own = membersIn({ ...said, ...hear(away, said.scene) }).own
  return own.length > 0 ? own : membersIn(said).named
}

const isLate = /\b(?:be|is|'ll be|comes? home|running) late\b/i

/** Who eats, as far as a message says; null where it says nothing. */
export function eatersIn(said: Said): string[] | null {
  const { spans, text } = said
  const { all, grouped, own, named } = membersIn(said)
  // 'Dad will be late, dinner at 8': the others eat, too.
  const isTagged = (name: string) =>
    !isLate.test(text) &&
    spans.some(
      ({ role, text: who }) => role === 'eater' && nameKey(who).split(' ').includes(nameKey(name)),
    )
  if (everyone.test(text) && named.length === 0) return all
  const away = absenteesIn(said)
  const meant = own.length === 0 ? named : []
  const beside = eatersBeside(said).filter((name) => !away.includes(name))
  if (away.length > 0 && beside.length === 0) return all.filter((name) => !away.includes(name))
  const some = all.filter(
    (name) =>
      !away.includes(name) && ([...grouped, ...meant, ...beside].includes(name) || isTagged(name)),
  )
  return some.length > 0 ? some : null
}

/** 'Uncle Ray is joining us': who eats along and is none of the family. */
export function guestsIn({ text, words, marks, scene }: Heard): string[] {
  const ofDishes: readonly Mark[] = ['recipe part', 'planned part']
  const isOfDish = (name: string) =>
    !isRelative(nameKey(name)) &&
    words.some(
      ({ key }, n) => key === nameKey(name) && ofDishes.some((mark) => marks[n]?.has(mark)),
    )
  return peopleIn(spokenWords(text), scene.household.members).flatMap(({ people }) =>
    people.flatMap((person) =>
      person.member?.isActive || isNameless(person) || isOfDish(person.name) ? [] : person.name,
    ),
  )
}

/** Of a guest: who can't eat gluten comes all the same. */
export const staysAway =
  /(?:\bnot|n'?t)(?: \w+){0,2} (?:com(?:e|ing)|join(?:ing)?|make it|be (?:here|there))\b/i

/** Who eats at a meal: those who are noted, else all. */
export const eatersAt = (
  { attendees }: { attendees?: unknown },
  { household: { members } }: Scene,
): string[] =>
  Array.isArray(attendees) && attendees.length > 0
    ? attendees.map(String)
    : members.filter(({ isActive }) => isActive).map(({ name }) => name)

/** Who eats at a meal after a message, of which it was known who eats. */
export function eatersAfter(said: Said, before: readonly string[]): string[] | null {
  const [named, away, guests] = [eatersIn(said), absenteesIn(said), guestsIn(said)]
  if (away.length > 0) {
    const isGuest = (name: string) =>
      !said.scene.household.members.some((each) => each.isActive && each.name === name)
    return before.filter((name) => !away.includes(name) && (isGuest(name) || named?.includes(name)))
  }
  if (staysAway.test(said.text) && guests.length > 0)
    return guests.some((name) => before.includes(name))
      ? before.filter((name) => !guests.includes(name))
      : null
  const more = isJoining.test(said.text) ? [...(named ?? []), ...guests] : []
  return more.length > 0 ? [...new Set([...before, ...more])] : named
}

/** Who eats at a meal that is not planned yet: that it is not, and what may be done. */
export function unplanned(said: Said): Reading {
  const { scene, text } = said
  const [when] = daysIn(said)
  const eaters = [...(eatersIn(said) ?? []), ...(isJoining.test(text) ? guestsIn(said) : [])]
  const servings = servingsIn(said)
  const who = eaters.length > 0 ? enumerated(eaters) : servings && `${servings} people`
  if (!when || !who) return nothing
  const day = dayInText(when.days[0] ?? scene.today, scene.today)
  const meal = (mealsIn(said)[0]?.meal ?? when.meal ?? 'dinner').toLowerCase()
  const note = addNote(text, scene)?.commands ?? []
  return ask(`No ${meal} is planned for ${day} yet.`, [
    { label: `Plan ${meal} for ${day} for ${who}`, commands: [] },
    ...(note.length > 0 ? [offer(note, scene)] : []),
  ])
}

const ofWriter =
  /\b(?:only|just|for) (?:\w+ and )?(?:me|i)\b|\b(?:me|i) and \w+ (?:only|tonight)\b/i

/** Those who may be 'me' where nobody knows who writes. */
export function openWriters(said: Said): string[] {
  const { text, scene } = said
  if (!ofWriter.test(text) || scene.speaker) return []
  const { all, own } = membersIn(said)
  return all.filter((name) => !own.includes(name))
}
