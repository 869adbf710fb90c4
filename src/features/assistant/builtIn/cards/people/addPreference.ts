import type { FamilyMember } from '#features/family/family.contract.ts'
import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import { dishHas, isMustAvoid, mustAvoids, preferenceLines } from '#shared/foods/mustAvoid.ts'
import { nameKey } from '#shared/names.ts'
import { isDropping } from '../../choose/plainWishes.ts'
import { findRecipes } from '../../find/decide.ts'
import { capitalised, enumerated } from '../../normalise/plainText.ts'
import {
  ask,
  type Builder,
  propose,
  type Reading,
  type Scene,
  say,
  together,
} from '../../reading.ts'
import { isNameless, type Person } from '../../spans/people.ts'
import { offer, preference } from '../phrases.ts'
import { barredFrom } from './barredFrom.ts'
import { celiac, conditionIn } from './conditions.ts'
import { dietIn } from './goalText.ts'
import { isTold, narrowed } from './narrowed.ts'
import { newMember } from './newMember.ts'
import { onlyMuch, type Stance } from './stance.ts'
import { isBound, type Statement, statementsIn } from './statements.ts'

type Field = 'likes' | 'dislikes' | 'keyGoalsAndLimits'

/** A line that binds, in the shortest words that the warnings understand. */
const bindingLine = (food: string, why: string) =>
  [`${food} (${why})`, `${food} (must avoid)`, `Must avoid ${food}`].find(isMustAvoid) ??
  `Allergic to ${food}`

/** What is written of foods, in the field for likes or the one for dislikes. */
function linesFor(stance: Stance, { foods: { names }, words }: Statement): string[] {
  if (isBound(stance)) return names.map((food) => bindingLine(capitalised(food), stance))
  const isMuch = stance === 'dislikes' && onlyMuch(words)
  return names.map((food) => (isMuch ? `Large amounts of ${food}` : capitalised(food)))
}

const withoutRemark = (line: string) => nameKey(line.replace(/\(.*?\)/g, ''))

/** Whether a line is there already; one that binds is not the same as one that does not. */
const stands = (line: string, there: readonly string[]) =>
  there.some(
    (old) => withoutRemark(old) === withoutRemark(line) && (isMustAvoid(old) || !isMustAvoid(line)),
  )

function noted({ name, member }: Person, field: Field, lines: readonly string[]): Reading {
  const there = preferenceLines(member?.[field] ?? '')
  const fresh = lines.filter((line) => !stands(line, there))
  if (fresh.length === 0)
    return say(`It's noted already ${preference({ name, [field]: lines.join('\n') })}.`)
  const item = { ...newMember(name), [field]: fresh.join('\n') }
  // Who likes now what was disliked no longer dislikes it; what must be avoided stays.
  const over = preferenceLines(member?.[field === 'likes' ? 'dislikes' : 'likes'] ?? '').filter(
    (old) => field !== 'keyGoalsAndLimits' && !isMustAvoid(old) && stands(old, fresh),
  )
  const labels = over.map((line) => `${name}: ${line}`)
  return together([
    propose('ADD_FAMILY_MEMBER_PREFERENCE_TEXT', [item]),
    propose('DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', labels),
  ])
}

/** What may be meant, where a person and a food are named and nothing else is understood. */
export function asked(people: readonly Person[], statement: Statement): Reading {
  const names = enumerated(people.map(({ name }) => name))
  const foods = enumerated(statement.foods.names)
  const s = people.length > 1 ? '' : 's'
  const option = (verb: string, stance: Stance, field: Field) => {
    const readings = people.map((each) => noted(each, field, linesFor(stance, statement)))
    return { label: `${names} ${verb} ${foods}`, commands: together(readings).commands }
  }
  return ask(`What about ${names} and ${foods}?`, [
    option('must avoid', 'must avoid', 'dislikes'),
    option(`dislike${s}`, 'dislikes', 'dislikes'),
    option(`like${s}`, 'likes', 'likes'),
  ])
}

function readingOf(statement: Statement): Reading | undefined {
  const { people, stance, foods, goal, words } = statement
  const note = (field: Field, ...lines: string[]) =>
    together(people.map((person) => noted(person, field, lines)))
  const diet = stance === 'likes' ? undefined : dietIn(words)
  const isOfDiet = (food: string) => nameKey(diet ?? '').includes(nameKey(food))
  if (diet && (!foods.isKnown || foods.names.every(isOfDiet)))
    return note('keyGoalsAndLimits', diet)
  if (stance === 'goal') return goal ? note('keyGoalsAndLimits', goal) : undefined
  const condition = conditionIn(statement)
  const isIllness = (name: string) => /disease|celiac|coeliac/i.test(name)
  if (condition && foods.names.every(isIllness)) return note(...condition)
  // 'Celiac and allergic to nuts' is both.
  if (condition?.[1] === celiac && isBound(stance) && !/gluten/i.test(foods.names.join()))
    return note('dislikes', celiac, ...linesFor(stance, statement))
  // Who wants sushi on Friday tells what to cook.
  const isLonging = words.some(({ plain }) => /^wants?$/.test(plain))
  if (foods.names.length > 0 && !stance) return isLonging ? undefined : asked(people, statement)
  const barred = stance === 'likes' ? barredFrom(statement) : undefined
  if (barred) return say(barred)
  if (foods.names.length > 0 && stance)
    return note(stance === 'likes' ? 'likes' : 'dislikes', ...linesFor(stance, statement))
  if (condition) return note(...condition)
  const hasNone = words.some(({ plain }) => plain === 'none')
  const who = enumerated(people.map(({ name }) => name))
  return isBound(stance) && !hasNone ? ask(`What exactly must ${who} avoid?`) : undefined
}

/** Whoever writes is known by the device; else each of the family is offered. */
export function whoIsIt(statements: readonly Statement[], scene: Scene): Reading | undefined {
  const { household, speaker } = scene
  const noteFor = (member: FamilyMember) => {
    const people = [{ name: member.name, member }]
    return together(statements.flatMap((each) => readingOf({ ...each, people }) ?? []))
  }
  const own = household.members.find(({ name }) => name === speaker)
  if (own) return noteFor(own)
  const choices = household.members.flatMap((member) => {
    const { commands, says, choices: asked } = noteFor(member)
    if (commands.length > 0) return offer(commands, scene)
    return says.length > 0 && asked.length === 0 ? { label: member.name, commands, says } : []
  })
  return choices.length > 0 ? ask('Who is that about?', choices) : undefined
}

const isIll =
  /(?:^|[,.;] *|\b(?:because|since|as) )\w+(?:'s| is| has been| feels) (?:\w+ )?(?:sick|ill|unwell|poorly)(?= *(?:[.,;!]|$))/i
const isOrder = /^\W*(?:please |can you |let'?s )*(?:put|plan|make|cook|add|get|buy|move)\b/i

/** 'Put soup on for Wednesday, Maya is sick': it is not the soup that harms her. */
const withoutIll = (said: string) => (isOrder.test(said) ? said.replace(isIll, '') : said)

const harmsIn = (said: string, scene: Scene) =>
  statementsIn(withoutIll(said), scene.household.members)
    .filter(
      (each) =>
        each.people.length > 0 && isBound(each.stance) && each.foods.isKnown && isTold(each),
    )
    .map((each) => narrowed(each, said, scene))
    .filter((each) => !(isDropping(said) && isKnownOf(each, scene)))

/** Whether what is told harms is a dish that is ruled out for them by what is noted already. */
const isKnownOf = ({ people, foods }: Statement, scene: Scene) =>
  foods.names.every((name) => {
    const [recipe] = findRecipes(name, scene)
    const dish = recipe && dishOfMeal(recipe.title, recipe)
    return (
      dish !== undefined &&
      people.every(({ member }) => member && mustAvoids(member).some((food) => dishHas(dish, food)))
    )
  })

/** What a message says that harms somebody: whatever else it wants, this is not passed over. */
export const harmTold = (said: string, scene: Scene): Reading =>
  together(
    harmsIn(said, scene)
      .filter(({ people }) => !people.every(isNameless))
      .flatMap((statement) => readingOf(statement) ?? []),
  )

/** The foods that do harm, as they were said: nobody wants to cook or buy just those. */
export const foodsThatHarm = (said: string, scene: Scene): string[] =>
  harmsIn(said, scene).flatMap(({ foods }) => foods.names)

export const harmfulFoods = (said: string, scene: Scene): ReadonlySet<string> =>
  new Set(foodsThatHarm(said, scene).map(nameKey))

/** Notes what people like, dislike, aim for or must avoid. */
export const addPreference: Builder = (said, scene) => {
  const statements = statementsIn(withoutIll(said), scene.household.members)
  const about = statements.filter(({ people }) => people.length > 0)
  if (about.length === 0) return whoIsIt(statements, scene)
  const readings = about.flatMap((each) => readingOf(narrowed(each, said, scene)) ?? [])
  if (readings.length === 0) return undefined
  const reading = together(readings)
  // 'the neighbor's kid' has no name: it may be nobody who eats here.
  const nameless = about.flatMap(({ people }) => people).find(isNameless)
  if (!nameless || reading.commands.length === 0) return reading
  return ask(`Should I note that for ${nameless.name}?`, [
    { label: `Note it for ${nameless.name}`, commands: reading.commands },
  ])
}
