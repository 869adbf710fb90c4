import type { FamilyMember } from '#features/family/family.contract.ts'
import { kindsOf } from '#shared/foods/foods.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { isMustAvoid, preferenceLines } from '#shared/foods/mustAvoid.ts'
import { isRemoving } from '../../divide/mood.ts'
import { enumerated } from '../../normalise/plainText.ts'
import { phraseFinder, textOf } from '../../normalise/words.ts'
import { ask, type Builder, propose, say } from '../../reading.ts'
import { type Mention, peopleIn } from '../../spans/people.ts'
import { matchesIn } from '../bestMatch.ts'
import { isOver } from './stance.ts'
import { toldWords } from './statements.ts'

type Line = { member: FamilyMember; text: string }

/** 'Maya no longer likes mushrooms' takes away no dislike. */
const likesNoMore = phraseFinder('no longer like~, no longer love~, no longer enjoy~')

const linesOf = (member: FamilyMember, isLiked: boolean): Line[] =>
  (isLiked ? [member.likes] : [member.likes, member.dislikes, member.keyGoalsAndLimits])
    .flatMap(preferenceLines)
    .map((text) => ({ member, text }))
const labelOf = ({ member, text }: Line) => `${member.name}: ${text}`
const remove = (...labels: string[]) => propose('DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', labels)

const leavesFamily = phraseFinder(`
  moved out, (?:from|of) the family, family list, family member~, no longer lives, not part of
`)
const stillHolds = phraseFinder(`
  still, (?:not|isnt|hasnt) gone, not yet, (?:may|must|can|should|shall) (?:not|never), cant, cannot
  mustnt, shouldnt, (?:isnt|not) allowed
`)

/** Less of a line's words may be chance. */
const sure = 0.4
const full = 0.9
const mostOffered = 4

/** 'Dad can eat shrimp again' may mean his line about shellfish. */
function linesOfKind(text: string, lines: readonly Line[]): Line[] {
  const said = foodsIn(text).map(({ food }) => food)
  return lines.filter((line) =>
    foodsIn(line.text).some(({ food }) => said.some((each) => kindsOf(each).has(food))),
  )
}

const membersOf = (mentions: readonly Mention[]) =>
  mentions.flatMap(({ people }) => people.flatMap(({ member }) => member ?? []))

/** Takes away a line of what is known of somebody, or somebody from the family. */
export const removePreference: Builder = (said, { household }) => {
  // A question takes nothing away, unless it asks for just that.
  if (said.includes('?') && !isRemoving(said)) return undefined
  const words = toldWords(said)
  const mentions = peopleIn(words, household.members)
  const named = membersOf(mentions.filter(({ isSpeaker }) => !isSpeaker))
  const people = named.length > 0 ? named : membersOf(mentions)
  const isLiked = likesNoMore(words)
  const lines = (people.length > 0 ? people : household.members).flatMap((each) =>
    linesOf(each, isLiked),
  )
  const text = textOf(
    words.filter((_, n) => !mentions.some(({ start, end }) => start <= n && n < end)),
  )
  const matches = matchesIn(text, lines, (line) => [line.text.replace(/\s*\(.*?\)/g, '')])
  const [best, next] = matches
  const whole = matches.filter(({ share }) => share > full).map(({ record }) => record)
  const isOfSeveral = people.length === 0 && new Set(whole.map(({ member }) => member)).size > 1
  // What somebody must avoid is never taken away on a guess.
  const mustAvoid = best !== undefined && isMustAvoid(best.record.text)
  if (mustAvoid && stillHolds(words)) return undefined
  const isFirst = best && next?.score !== best.score && !isOfSeveral
  if (isFirst && (best.share >= sure || !mustAvoid))
    return remove(...(best.share > full ? whole : [best.record]).map(labelOf))
  const likely = best ? matches.map(({ record }) => record) : linesOfKind(text, lines)
  const labels = likely.slice(0, mostOffered).map(labelOf)
  if (labels.length > 0)
    return ask(
      `Which one should I remove: ${enumerated(labels, 'or')}?`,
      labels.map((label) => ({ label, commands: remove(label).commands })),
    )
  const [one, another] = people
  return one && !another && leavesFamily(words) ? remove(one.name) : undefined
}

/** What harmed somebody and does so no more goes; where nothing like that is noted, that is said. */
export const harmOver: Builder = (said, scene) => {
  const words = toldWords(said)
  const people = membersOf(peopleIn(words, scene.household.members))
  if (said.includes('?') || people.length === 0 || !isOver(words)) return undefined
  const about = said.replace(/\b(?:allerg\w+|intoleran\w+|sensitiv\w+)\b/gi, '')
  const isOfFood = about !== said || foodsIn(said).length > 0
  const none = say('Nothing like that is noted, so nothing changes.')
  return removePreference(about, scene) ?? (isOfFood ? none : undefined)
}
