import type { FamilyMember } from '#features/family/family.contract.ts'
import { nameKey } from '#shared/names.ts'
import { saysAny, spokenWords, wordSet } from '../../normalise/words.ts'
import { mealNames } from '../../spans/mealNames.ts'
import { isChild, peopleIn } from '../../spans/people.ts'
import type { Said } from '../../spans/said.ts'

const children = /\b(?:kids?|children|little ones|grandkids)\b/i
const parents = /\b(?:adults|grown-?ups|parents)\b/i
const everyone = /\b(?:everyone|everybody|all of us|whole family|all four|the four of us)\b/i
const without = saysAny(`
  without, except, (?:everyone|everybody|all) but, but not, minus, excluding, other than
  is (?:out|away), skipp?(?:s|ing), misse?s, missing
`)
const absent = saysAny(`
  won'?t, isn'?t, not (?:home|here|eating|coming|joining), out (?:for|at)
  can'?t (?:make|come|be), take \\w+ off, leave \\w+ out
`)

const before = wordSet('for only just with')
const eating = wordSet('eat eats eating has have having get gets take takes want wants')

/** Who is said to eat by the words around: 'for Maya', 'Dad takes …', 'his lunch', 'me and Junior. Mom'. */
function eatersBeside({ text, scene: { household } }: Said): string[] {
  const words = spokenWords(text)
  const named = peopleIn(words, household.members).flatMap((mention) =>
    mention.people.flatMap(({ member }) => (member ? [{ ...mention, name: member.name }] : [])),
  )
  const plainAt = (n: number) => words[n]?.plain ?? ''
  // 'Dad here', '… tomorrow. Mom'
  const isSigned = (end: number) => end === words.length && words[end - 1]?.afterSign === true
  const speaker = named.find(({ isSpeaker, end }) => isSpeaker || isSigned(end))?.name
  const others = words.flatMap(({ plain }, start) => {
    const earlier = named.findLast(({ end }) => end <= start)?.name
    const name = /^(?:me|my)$/.test(plain) ? speaker : /^(?:her|him|his)$/.test(plain) && earlier
    return name ? [{ name, start, end: start + 1 }] : []
  })
  const all = [...named.filter(({ end }) => !isSigned(end)), ...others]
  const isOne = ({ start, end }: { start: number; end: number }) =>
    before.has(plainAt(start - 1)) ||
    eating.has(plainAt(end)) ||
    plainAt(end) in mealNames ||
    plainAt(end + 1) in mealNames
  const sure = all.filter(isOne)
  // 'for Mom and Maya', 'me and Junior have …'
  const joined = all.filter((one) =>
    sure.some(
      ({ start, end }) =>
        (start - one.end <= 1 && one.end <= start) || (one.start - end <= 1 && end <= one.start),
    ),
  )
  return [...sure, ...joined].map(({ name }) => name)
}

const pronouns = /\b(?:him|her|them|he|she|they)\b/i

/** Who eats, as far as a message says; null where it says nothing. */
export function eatersIn(said: Said): string[] | null {
  const { words, marks, scene, spans, text, focus } = said
  const members = scene.household.members.filter(({ isActive }) => isActive)
  const isGrouped = (member: FamilyMember) => (isChild(member) ? children : parents).test(text)
  const isTagged = (name: string) =>
    spans.some(
      ({ role, text: who }) => role === 'eater' && nameKey(who).split(' ').includes(nameKey(name)),
    )
  const isNamed = (name: string) =>
    words.some(({ key }, n) => marks[n]?.has('member') && key === nameKey(name))
  const all = members.map(({ name }) => name)
  const grouped = members.filter(isGrouped).map(({ name }) => name)
  const own = all.filter((name) => grouped.includes(name) || isNamed(name))
  const named = own.length === 0 && pronouns.test(text) ? focus.people : own
  if (everyone.test(text) && named.length === 0) return all
  if (named.length > 0 && (without.test(text) || absent.test(text)))
    return all.filter((name) => !named.includes(name))
  const meant = own.length === 0 ? named : []
  const beside = eatersBeside(said)
  const some = all.filter(
    (name) => [...grouped, ...meant, ...beside].includes(name) || isTagged(name),
  )
  return some.length > 0 ? some : null
}
