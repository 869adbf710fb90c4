import { nameKey } from '#shared/names.ts'
import { spokenWords, wordSet } from '../../normalise/words.ts'
import { isNameless, peopleIn } from '../../spans/people.ts'
import type { Said } from '../../spans/said.ts'

const before = wordSet('with and plus')

/** 'For us and Jonas', 'with Grandpa': a guest eats along with all of the family, or those who are named. */
export function withCompany(
  { text, scene: { household } }: Said,
  eaters: string[] | null,
): string[] | null {
  const words = spokenWords(text)
  const guests = peopleIn(words, household.members).flatMap(({ start, people }) =>
    before.has(words[start - 1]?.plain ?? '')
      ? people.filter((each) => !each.member?.isActive && !isNameless(each))
      : [],
  )
  const names = guests.map(({ name }) => name)
  if (names.length === 0) return eaters
  const isGuest = (name: string) => names.some((each) => nameKey(each) === nameKey(name))
  const named = eaters?.filter((name) => !isGuest(name)) ?? []
  const all = household.members.filter(({ isActive }) => isActive).map(({ name }) => name)
  return [...(named.length > 0 ? named : all), ...names]
}
