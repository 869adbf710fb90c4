import type { FamilyMember } from '#features/family/family.contract.ts'
import { preferenceLines } from '#features/family/mustAvoid.facts.ts'
import { nameKey } from '#shared/names.ts'
import { type Ability, ask, propose, type Reading, type Scene, say } from '../reading.ts'
import { readItems } from '../text/itemList.ts'
import { anyOf, capitalised, enumerated } from '../text/plainText.ts'
import { readWhen } from '../text/when.ts'
import { ownNames } from './ownNames.ts'

type Field = 'keyGoalsAndLimits' | 'likes' | 'dislikes'
type Statement = { field: Field; lines: string[] }

const relatives =
  'grandma|grandpa|granny|nana|papa|grandmother|grandfather|nonna|nonno|abuela|abuelo|aunt(?:ie)? [a-z]+|uncle [a-z]+|cousin [a-z]+|mother-in-law|father-in-law|(?:my |our )?(?:sister|brother|mother|father|boss|friend|neighbor|niece|nephew|cousin|aunt|uncle|in-laws?|roommate|guest|son|daughter|husband|wife|partner|babysitter|nanny)(?: [A-Z][a-z]+)?'

const often =
  "(?:also |really |now |absolutely |still |just |totally |always |especially |doesn't really |actually |truly |kinda |kind of |mostly )*"

const allergy = [
  /^(?:is|'s|are) (?:also |very |severely |highly |deathly |mildly |really )*allergic (?:to|against) (.+)$/i,
  /^(?:has|have|got|'s got|developed) (?:an? |a severe |a bad |a serious |a mild )?allerg(?:y|ies) (?:to|against) (.+)$/i,
  /^(?:has|have|got|developed) (?:an? )?(?:severe |bad |serious |mild )?(.+?) allerg(?:y|ies)$/i,
]
const intolerance = [
  /^(?:is|'s|are) (.+?)[- ]intolerant$/i,
  /^(?:is|'s|are) intolerant (?:to|of) (.+)$/i,
  /^(?:has|have) (?:an? )?(.+?) intolerance$/i,
]
const forbidden = [
  /^(?:can'?t|cannot|can not|must not|mustn'?t|may not|shouldn'?t|should not|isn'?t allowed to|is not allowed to|isn'?t supposed to|is supposed to)(?: ever| really)? (?:eat|have|drink|tolerate|digest|handle)(?: any)? (.+)$/i,
  /^(?:has to|must|needs to|is supposed to|should|have to) avoid(?: eating)?(?: any| all)? (.+)$/i,
]
const celiac = /^(?:is|'s|has|have)(?: got)? (?:a )?(celiac|coeliac)(?: disease)?$/i
const dislike = [
  new RegExp(
    `^${often}(?:hates?|dislikes?|detests?|loathes?|despises?|refuses?(?: to eat)?|avoids?|rejects?)(?: eating)? (.+)$`,
    'i',
  ),
  new RegExp(
    `^${often}(?:doesn'?t|does not|don'?t|do not|won'?t|will not|didn'?t|never|no longer|can'?t)(?: really| actually| ever| even| want to)? (?:likes?|eats?|enjoys?|touch(?:es)?|stand|stands|cares? for|care for|want|love|loves|drinks?|drink)(?: eating)?(?: any)? (.+?)(?: any ?more| at all)?$`,
    'i',
  ),
  /^(?:is|'s|are)(?: really| definitely)?(?: not|n'?t) (?:an? )?(?:big |huge )?(?:fans? of|fond of|into|keen on|crazy about) (.+)$/i,
  /^(?:isn'?t|aren'?t) (?:an? )?(?:big |huge )?(?:fans? of|fond of|into|keen on|crazy about) (.+)$/i,
  /^(?:thinks|finds|says) (.+?) (?:is|are|taste|tastes)? ?(?:gross|disgusting|yucky|nasty|awful|terrible|icky|bad)$/i,
  /^(?:is|'s) (?:grossed out by|sick of|tired of) (.+)$/i,
]
const like = [
  new RegExp(
    `^${often}(?:loves?|likes?|enjoys?|adores?|prefers?|craves?|fancies|digs)(?: eating| to eat)? (.+)$`,
    'i',
  ),
  /^(?:is|'s|are)(?: really| totally| absolutely| now)? (?:(?:a |an )?(?:big |huge )?fans? of|fond of|into|crazy about|obsessed with|nuts about|all about|keen on) (.+)$/i,
  /^'?s? ?(?:new |all[- ]time )?favou?rite (?:food|dish|meal|fruit|vegetable|snack|thing|breakfast|dinner|dessert|things? to eat)?s? ?(?:is|are) (.+)$/i,
  /^can'?t get enough(?: of)? (.+)$/i,
]
const goal = [
  /^(?:wants?|is trying|'s trying|tries|would like|needs?|has decided|hopes|plans|is supposed|aims|is going|has)(?: to) (?!(?:have|get|buy|make|cook)\b)((?:eat|cut|lose|gain|reduce|avoid|drink|go|get|try|be|watch|limit|lower|increase|stay|become|stop|skip|keep|build|follow|start).+)$/i,
  /^(?:wants?|needs?|is after|should (?:eat|have|get)|must (?:eat|have|get)|should|must) ((?:less|more|fewer|no|enough|low|high|a lot of|at least|only|smaller|bigger|lighter|extra|plenty of|drink|eat|watch|cut|lose|avoid).+)$/i,
  /^(?:is|'s|are|went|has gone|became|eats|is now|is eating|has become|turned)(?: now| on| a| an| strictly| fully| mostly| going)* ((?:mostly |strictly )?(?:vegetarian|vegan|pescatarian|diabetic|pregnant|keto|paleo|kosher|halal|gluten[- ]free|dairy[- ]free|lactose[- ]free|low[- ]carb|low[- ]sodium|low[- ]fat|sugar[- ]free|nut[- ]free|plant[- ]based|whole30|flexitarian)(?: diet| now)?)$/i,
  /^(?:is|'s|are|went)(?: now)?(?: going)? on (?:an? )?((?:.{2,30} )?diet|keto|atkins|whole30|weight watchers)$/i,
  /^'?s? goal is (?:to )?(.+)$/i,
]

const oneOf = (patterns: readonly RegExp[], words: string) => {
  for (const pattern of patterns) {
    const said = pattern.exec(words)?.[1]
    if (said) return said
  }
  return undefined
}

const foodsIn = (text: string, scene: Scene) =>
  readItems(
    text
      .replace(/\b(?:or|nor)\b/gi, ',')
      .replace(/\s+(?:any ?more|a lot|very much|at all|these days|now|so much)$/i, ''),
    ownNames(scene),
  ).map(({ name, quantity }) =>
    capitalised(
      [quantity && !/^\d/.test(quantity) ? '' : quantity, name].filter(Boolean).join(' '),
    ),
  )

/** What a predicate says of a person: 'is allergic to peanuts'. */
export function readStatement(predicate: string, scene: Scene): Statement | undefined {
  const said = predicate.trim()
  const marked = (foods: string, mark: string): Statement => ({
    field: 'dislikes',
    lines: foodsIn(foods, scene).map((food) => `${food} (${mark})`),
  })
  if (celiac.test(said)) return { field: 'dislikes', lines: ['Gluten (celiac)'] }
  const allergic = oneOf(allergy, said)
  if (allergic) return marked(allergic, 'allergy')
  const intolerant = oneOf(intolerance, said)
  if (intolerant) return marked(intolerant, 'intolerance')
  const never = oneOf(forbidden, said)
  if (never) return marked(never, 'must avoid')
  const disliked = oneOf(dislike, said)
  if (disliked && !/^(?:to|it|that|this|when|if)\b/i.test(disliked))
    return { field: 'dislikes', lines: foodsIn(disliked, scene) }
  const aim = oneOf(goal, said)
  if (aim) return { field: 'keyGoalsAndLimits', lines: [capitalised(aim.trim())] }
  const liked = oneOf(like, said)
  if (liked && !/^(?:to|it|that|this|when|if|you|the idea)\b/i.test(liked))
    return { field: 'likes', lines: foodsIn(liked, scene) }
  return undefined
}

const fields = {
  keyGoalsAndLimits: 'goals and limits',
  likes: 'likes',
  dislikes: 'dislikes',
} as const

/** The line says the same, perhaps with a remark: 'Shellfish (allergy)' and 'Shellfish'. */
const says = (line: string, said: string) => {
  const plain = (text: string) => nameKey(text.replace(/\(.*?\)/g, ''))
  return nameKey(line) === nameKey(said) || (plain(line) === plain(said) && !/\(/.test(said))
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
  // An empty field holds a word for 'nothing', which the first line replaces.
  if (there.length === 0) {
    return propose(
      'UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT',
      [{ id: member.id, [field]: fresh.join('\n') }],
      ...already,
    )
  }
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

function forgetLine(words: string, { household }: Scene): Reading | undefined {
  const [, line = '', name = ''] = removes.exec(words) ?? []
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
  // A meal on a day is a plan, not a taste.
  if (readWhen(words, scene.today).days.length > 0) return undefined
  const said = subjectOf(words, scene)
  const readings = said.map(({ name, predicate }): Reading | undefined => {
    const statement = readStatement(predicate, scene)
    if (!statement || statement.lines.length === 0) return undefined
    const member = scene.household.members.find((each) => nameKey(each.name) === nameKey(name))
    return member
      ? append(member, statement)
      : newMember(capitalised(name.replace(/^(?:my|our) /i, '')), statement)
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
