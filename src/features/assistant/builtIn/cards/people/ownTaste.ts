import { ask, type Reading } from '../../reading.ts'
import type { Heard } from '../../spans/said.ts'
import { asked, whoIsIt } from './addPreference.ts'
import { isHarm } from './stance.ts'
import { type Statement, statementsIn } from './statements.ts'

const isPlanned = ({ marks }: Heard) =>
  marks.some((each) => each.has('day') || each.has('meal') || each.has('place'))

const ofWriter = /\bfor (?:me|myself)\b/i

/** 'No more broccoli for Junior': it may be a taste, or bind. */
export function notFor(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  if (isPlanned(heard)) return undefined
  const statements = statementsIn(text, scene.household.members)
  const [one, another] = statements
  if (!one || another || !one.foods.isKnown || isHarm(one.words)) return undefined
  const writer = scene.household.members.find(({ name }) => name === scene.speaker)
  const isOfWriter = one.people.length === 0 && ofWriter.test(text)
  if (isOfWriter && !writer) return whoIsIt(statements, scene)
  const people = isOfWriter && writer ? [{ name: writer.name, member: writer }] : one.people
  if (people.length === 0) return undefined
  const { says, choices } = asked(people, one)
  return ask(
    says.join(),
    choices.slice(0, -1).filter(({ commands }) => commands.length > 0),
  )
}

const isWish = /\b(?:would|feel|want|need|more|list|recipe|menu)\b|\bi'd\b/i

/** 'I hate olives': a taste of whoever writes, without a name, a day or a wish. */
export function ownTaste(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  if (isPlanned(heard) || isWish.test(text)) return undefined
  const statements = statementsIn(text, scene.household.members)
  const isTaste = ({ people, stance, foods }: Statement) =>
    people.length === 0 && stance && stance !== 'goal' && foods.isKnown
  return statements.length > 0 && statements.every(isTaste) ? whoIsIt(statements, scene) : undefined
}
