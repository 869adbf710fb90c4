import { nameKey } from '#shared/names.ts'
import { capitalised, enumerated } from '../../normalise/plainText.ts'
import { spokenWords } from '../../normalise/words.ts'
import { ask, propose, type Reading } from '../../reading.ts'
import { ofDish, ofThing, runsOf } from '../../spans/marks.ts'
import { isNameless, isRelative, peopleIn } from '../../spans/people.ts'
import type { Heard } from '../../spans/said.ts'
import { offer } from '../phrases.ts'
import { newMember } from './newMember.ts'

const adding = new RegExp(
  '\\badd (?:my |our )?(.+?)( to (?:the|our|my) (?:family|household))?(?: please)?' +
    "(?:[,.;] (?:and )?(?:she|he|they)(?:'s| is| are|'re) (\\w+(?: years old)?))?[.! ]*$",
  'i',
)

/** 'Add Lena', whom nobody knows: somebody of the family, or something to buy? */
export function addMember(heard: Heard): Reading | undefined {
  const { text, scene, focus } = heard
  const [, said = '', toFamily, age] = adding.exec(text) ?? []
  const called = said.split(/,? and |, /)
  const people = called.flatMap((name) => {
    const words = spokenWords(name)
    const [mention] = peopleIn(words, scene.household.members)
    const isWhole = mention?.start === 0 && mention.end === words.length
    return isWhole ? mention.people.filter((each) => !each.member && !isNameless(each)) : []
  })
  const names = people.map(({ name }) => name)
  const isKin = names.every(
    (name, n) => called[n] !== name || isRelative(nameKey(name).split(' ')[0] ?? ''),
  )
  const isOfMeal = focus.cards.some(({ type }) => type.includes('MENU'))
  const isKnown = !isKin && runsOf(heard, [...ofThing, ...ofDish, 'store', 'place']).length > 0
  if (people.length < called.length || isOfMeal || isKnown) return undefined
  const members = names.map((name) => ({
    ...newMember(name),
    ...(age && { role: /\d/.test(age) ? `Age ${Number.parseInt(age, 10)}` : capitalised(age) }),
  }))
  const member = propose('ADD_FAMILY_MEMBER_PREFERENCE_TEXT', members)
  if (toFamily) return member
  const items = names.map((name) => ({ name, quantity: '1', category: 'Other' }))
  const bought = propose('ADD_SHOPPING_ITEMS_TEXT', isKin ? [] : items)
  const choices = [member, bought].flatMap(({ commands }) =>
    commands.length > 0 ? offer(commands, scene) : [],
  )
  return ask(`Who or what is ${enumerated(names.map((name) => `**${name}**`))}?`, choices)
}
