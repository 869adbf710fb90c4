import type { FamilyMember } from '#features/family/family.contract.ts'
import { anyOf } from '#shared/anyOf.ts'
import { preferenceLines } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { type Ability, ask, propose, type Reading, type Scene, say } from '../reading.ts'
import { capitalised, enumerated } from '../text/plainText.ts'
import { readWhen } from '../text/when.ts'
import { foodsIn, readStatement, type Statement } from './statements.ts'

const relatives =
  'grandma|grandpa|granny|nana|papa|grandmother|grandfather|nonna|nonno|abuela|abuelo|aunt(?:ie)? [a-z]+|uncle [a-z]+|cousin [a-z]+|(?:my |our )?(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|(?:my |our )?(?:sister|brother|mother|father|boss|friend|neighbor|niece|nephew|cousin|aunt|uncle|in-laws?|roommate|guest|son|daughter|husband|wife|partner|babysitter|nanny)(?: [A-Z][a-z]+)?'

const fields = {
  keyGoalsAndLimits: 'goals and limits',
  likes: 'likes',
  dislikes: 'dislikes',
} as const

/** The line says the same, perhaps with a remark: 'Shellfish (allergy)' and 'Shellfish'. */
const says = (line: string, said: string) => {
  const plain = (text: string) => nameKey(text.replace(/\(.*?\)/g, ''))
  return (
    nameKey(line) === nameKey(said) ||
    (plain(line) === plain(said) && (!/\(/.test(said) || /\(/.test(line)))
  )
}

/** Appended to what is there; what is there already is said. */
export function append(member: FamilyMember, { field, lines }: Statement): Reading {
  const there = preferenceLines(member[field])
  const fresh = lines.filter((line) => !there.some((old) => says(old, line)))
  const known = lines.filter((line) => !fresh.includes(line))
  const already =
    known.length > 0
      ? [
          `${enumerated(known.map((line) => `**${line}**`))} already stands under ${member.name}'s ${fields[field]}.`,
        ]
      : []
  if (fresh.length === 0) return say(...already)
  const empty = { keyGoalsAndLimits: '', likes: '', dislikes: '' }
  return propose(
    'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
    [{ name: member.name, ...empty, [field]: fresh.join('\n') }],
    ...already,
  )
}

function newMember(name: string, statement: Statement): Reading {
  const empty = { keyGoalsAndLimits: '', likes: '', dislikes: '' }
  return propose('ADD_FAMILY_MEMBER_PREFERENCE_TEXT', [
    { name, ...empty, [statement.field]: statement.lines.join('\n') },
  ])
}

/** 'uncle rob' is written 'Uncle Rob'. */
const titled = (name: string) =>
  capitalised(
    name.replace(
      /^((?:aunt(?:ie)?|uncle|cousin) )([a-z])/i,
      (_, who, letter) => who + letter.toUpperCase(),
    ),
  )

/** 'my niece Tessa' is called Tessa; 'Aunt Linda' is called that. */
const calledBy = (name: string) =>
  name.replace(
    /^(?:my |our )?(?:(?:sister|brother|mother|father|boss|friend|neighbor|niece|nephew|cousin|roommate|guest|son|daughter|husband|wife|partner|babysitter|nanny)(?:-in-law)? (?=[A-Z]))?/,
    '',
  )

type Said = { name: string; predicate: string }

/** Who it is about, and what is said: members, relatives, and names that begin with a capital. */
function subjectOf(words: string, { household }: Scene): Said[] {
  const members = household.members.map(({ name }) => name)
  const name = `(?:${members.length > 0 ? `${anyOf(members)}|` : ''}${relatives})`
  const row = new RegExp(
    `^(?:our |my )?(${name}(?:(?:, and |, | and | & )${name}){0,5}|[A-Z][a-z]{1,19})((?: |'s\\b).+)$`,
    'i',
  ).exec(words)
  if (!row?.[1] || !row[2]) return []
  const known = new RegExp(`^${name}`, 'i').test(row[1])
  if (!known && !/^[A-Z]/.test(words)) return []
  if (
    /^(?:we|i|it|he|she|they|you|the|this|that|there|everyone|everybody|nobody|no|add|put|buy|get|let|please|plan|remember|dinner|lunch|tacos)$/i.test(
      row[1],
    )
  )
    return []
  const predicate = row[2].trim()
  return row[1].split(/, and |, | and | & /i).map((each) => ({ name: each.trim(), predicate }))
}

const removes =
  /^(?:remove|delete|take|drop|erase|cross|forget|scratch) (?:out |off )?(?:the )?(.+?) (?:from|off|out of|off of) (.+?)(?:'s|s') (likes|dislikes|goals|limits|list|preferences|allerg(?:y|ies)|goals and limits|profile)$/i

/** 'take steak off the things Dad likes' */
const removesLiked =
  /^(?:remove|delete|take|drop|erase|cross|scratch) (?:out |off )?(?:the )?(.+?) (?:from|off|out of|off of) (?:the (?:things|foods?|stuff|list of things)|what) (?:that )?([a-z' ]{2,30}?) (?:likes|dislikes|hates|wants|avoids|doesn't (?:like|eat))$/i

function forgetLine(words: string, { household }: Scene): Reading | undefined {
  const [, line = '', name = ''] = removes.exec(words) ?? removesLiked.exec(words) ?? []
  const member = household.members.find((each) => nameKey(each.name) === nameKey(name))
  if (line === '' || !member) return undefined
  const lines = [
    ...preferenceLines(member.likes),
    ...preferenceLines(member.dislikes),
    ...preferenceLines(member.keyGoalsAndLimits),
  ]
  const found = lines.filter(
    (each) => says(each, line) || nameKey(each.replace(/\(.*?\)/g, '')) === nameKey(line),
  )
  const [one] = found
  if (!one || found.length > 1)
    return say(`I don't find “${line}” among what ${member.name} likes, dislikes or wants.`)
  return propose('DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', [`${member.name}: ${one}`])
}

const addsTo =
  /^(?:add|put|include|note|write)(?: down)? (.+?) (?:to|on|under|in|among|onto) (.+?)(?:'s|s') (?:list of )?(likes?|dislikes?|allerg(?:y|ies)|goals?|limits?|favou?rites?)(?: list)?$/i

/** 'add cilantro to Dad's dislikes'. */
function addLine(words: string, scene: Scene): Reading | undefined {
  const [, foods = '', name = '', list = ''] = addsTo.exec(words) ?? []
  const member = scene.household.members.find((each) => nameKey(each.name) === nameKey(name))
  if (foods === '' || !member) return undefined
  const lines = foodsIn(foods, scene)
  if (/^allerg/i.test(list))
    return append(member, { field: 'dislikes', lines: lines.map((line) => `${line} (allergy)`) })
  const field = /^dis/i.test(list)
    ? 'dislikes'
    : /^(?:like|fav)/i.test(list)
      ? 'likes'
      : 'keyGoalsAndLimits'
  return append(member, { field, lines })
}

/** 'add a new family member Leo who hates broccoli' */
const introducesMember =
  /^(?:add|create)(?: an?| our| my)?(?: new)?(?: family)? (?:member|person)(?: called| named|:)? ([a-z]{2,20}),? who(?= |'s)(.+)$/i

/** 'Dad doesn't eat shellfish', 'Maya is allergic to peanuts', 'Mom wants to eat less salt'. */
export const people: Ability = (words, scene) => {
  const written = forgetLine(words, scene) ?? addLine(words, scene)
  if (written) return written
  if (
    /^i (?:don'?t|do not|hate|love|like|am allergic|'?m allergic|can'?t)\b/i.test(words) ||
    /^i'm (?:allergic|vegetarian|vegan)/i.test(words)
  ) {
    const statement = readStatement(
      words.replace(/^i(?:'m| am)?\s*/i, (i) => (/m/i.test(i) ? 'is ' : '')),
      scene,
    )
    if (statement)
      return ask(
        'Who are you? Say it with your name, for instance “Dad likes …”, and I propose to note it.',
      )
  }
  const [, newcomer = '', taste = ''] = introducesMember.exec(words) ?? []
  const told = newcomer === '' ? undefined : readStatement(taste, scene)
  if (told) return newMember(capitalised(newcomer), told)
  // A meal on a day is a plan, not a taste.
  if (readWhen(words, scene.today).days.length > 0) return undefined
  const said = subjectOf(words, scene)
  const readings = said.map(({ name, predicate }): Reading | undefined => {
    const statement = readStatement(predicate, scene)
    if (!statement || statement.lines.length === 0) return undefined
    const member = scene.household.members.find((each) => nameKey(each.name) === nameKey(name))
    return member ? append(member, statement) : newMember(titled(calledBy(name)), statement)
  })
  const [first] = readings
  if (!first) return undefined
  const all = readings.filter((reading) => reading !== undefined)
  return all.length > 1
    ? {
        commands: all.flatMap(({ commands }) => commands),
        says: all.flatMap(({ says }) => says),
        choices: [],
      }
    : first
}
