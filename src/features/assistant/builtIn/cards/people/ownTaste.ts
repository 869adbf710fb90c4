import { ask, type Reading } from '../../reading.ts'
import type { Heard } from '../../spans/said.ts'
import { asked, whoIsIt } from './addPreference.ts'
import { isHarm } from './stance.ts'
import { type Statement, statementsIn } from './statements.ts'

const isPlanned = ({ marks }: Heard) =>
  marks.some((each) => each.has('day') || each.has('meal') || each.has('place'))

/** 'No more broccoli for Junior': it may be a taste, or bind. */
export function notFor(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  if (isPlanned(heard)) return undefined
  const [one, another] = statementsIn(text, scene.household.members)
  const isOpen = one && one.people.length > 0 && one.foods.isKnown && !isHarm(one.words)
  if (!isOpen || another) return undefined
  const { says, choices } = asked(one.people, one)
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
