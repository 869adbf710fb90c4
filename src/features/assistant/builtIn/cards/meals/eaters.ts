import { nameKey } from '#shared/names.ts'
import { saysAny } from '../../normalise/words.ts'
import type { Said } from '../../spans/said.ts'

const children = /\b(?:kids|children|little ones|grandkids)\b/i
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

const isYoung = (role: string) => {
  const age = /\d{1,2}/.exec(role)?.[0]
  return (age !== undefined && Number(age) < 18) || /child|kid|teen|\bson\b|daughter/i.test(role)
}

const pronouns = /\b(?:him|her|them|he|she|they)\b/i

/** Who eats, as far as a message says; null where it says nothing. */
export function eatersIn({ words, marks, scene, spans, text, focus }: Said): string[] | null {
  const members = scene.household.members.filter(({ isActive }) => isActive)
  const isGrouped = (role: string | null) =>
    role !== null &&
    ((children.test(text) && isYoung(role)) || (parents.test(text) && !isYoung(role)))
  const isTagged = (name: string) =>
    spans.some(
      ({ role, text: who }) => role === 'eater' && nameKey(who).split(' ').includes(nameKey(name)),
    )
  const isNamed = (name: string) =>
    words.some(({ key }, n) => marks[n]?.has('member') && key === nameKey(name))
  const all = members.map(({ name }) => name)
  const grouped = members.filter(({ role }) => isGrouped(role)).map(({ name }) => name)
  const own = all.filter((name) => grouped.includes(name) || isNamed(name))
  const named = own.length === 0 && pronouns.test(text) ? focus.people : own
  if (everyone.test(text) && named.length === 0) return all
  if (named.length > 0 && (without.test(text) || absent.test(text)))
    return all.filter((name) => !named.includes(name))
  const meant = own.length === 0 ? named : []
  const some = all.filter(
    (name) => isTagged(name) || grouped.includes(name) || meant.includes(name),
  )
  return some.length > 0 ? some : null
}
