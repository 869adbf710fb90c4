import { dishOfMeal } from '#features/menu/mealDish.logic.ts'
import { dishHas } from '#shared/foods/mustAvoid.ts'
import { namesFood } from '#shared/foods/namesFood.ts'
import { nameKey } from '#shared/names.ts'
import { answerQuestion } from '../answers/answerQuestion.ts'
import { moreEaters } from '../cards/meals/change.ts'
import { addNote } from '../cards/notes/knowledgeNotes.ts'
import { foodsThatHarm, harmfulFoods, harmTold } from '../cards/people/addPreference.ts'
import { dietIn, dietsNamed } from '../cards/people/goalText.ts'
import { toldWords } from '../cards/people/statements.ts'
import { offer } from '../cards/phrases.ts'
import { isAsking } from '../divide/mood.ts'
import { enumerated } from '../normalise/plainText.ts'
import { saysAny } from '../normalise/words.ts'
import { nameOf, nothing, type Reading, type Scene, say, textOf, together } from '../reading.ts'
import { isNameless, peopleIn } from '../spans/people.ts'
import type { Heard } from '../spans/said.ts'
import { isMember, withNoted } from './asNoted.ts'

const areMembers = (commands: Reading['commands'], scene: Scene) =>
  commands.every(({ items }) => items.every((item) => isMember(item, scene)))

/** 'that is vegan and gluten free': each of those that are told. */
function dietSaid(text: string): string | undefined {
  const diet = dietIn(toldWords(text))?.toLowerCase() ?? ''
  const own = /free/.test(diet) ? [diet] : []
  const all = [...new Set([...dietsNamed(text), ...own])]
  return all.length > 0 ? `that is ${all.join(' and ')}` : undefined
}

/** Where a question begins behind what is told. */
const parts = /(?<=[.!?])\s+|,\s+(?=(?:so |and )?(?:what|which|can|could|how)\b)/

const asks = /^(?:so |and )?(?:what|how)\b/i
/** 'Can Jonas eat the soup? He's allergic to fish.' */
const mayEat = /^(?:so |and )?(?:can|could|may) (?!you\b|we\b|i\b).* (?:have|eat)\b.*\?$/i

/**
 * 'Junior can't have eggs any more. What can we cook?': what harms is noted before it is answered, and
 * the answer keeps to it. A guest's is a button.
 */
export function harmAndQuestion({ text, scene }: Heard): Reading | undefined {
  const sentences = text.split(parts)
  const isQuestion = (part: string) => isAsking(part) || asks.test(part) || mayEat.test(part)
  const asked = sentences.filter(isQuestion).join(' ')
  if (asked === '') return undefined
  const told = sentences.filter((each) => !isQuestion(each)).join('. ')
  const eaters = mayEat.test(asked) ? peopleIn(toldWords(asked), scene.household.members) : []
  const [eater, other] = eaters.flatMap((each) => each.people)
  const rest = eater && !other ? told.replace(/^(?:he|she|they)\b/i, eater.name) : told
  const { commands, says } = harmTold(rest, scene)
  if (eater && commands.length + says.length > 0) {
    const answer = answerQuestion(asked, withNoted(commands, scene))
    const made = areMembers(commands, scene)
      ? { ...nothing, commands, says }
      : { ...nothing, choices: [offer(commands, scene)] }
    return answer ? { ...made, says: [...made.says, answer] } : undefined
  }
  const people = peopleIn(toldWords(rest), scene.household.members).flatMap((each) => each.people)
  const isOfGuests = commands.length === 0 && people.every(({ member }) => !member)
  const diet = isOfGuests && dietSaid(rest)
  if (commands.length === 0 && !diet) return undefined
  const harms = [...harmfulFoods(rest, scene)]
  const kept = [diet, harms.length > 0 && `without ${enumerated(harms, 'or')}`]
    .filter(Boolean)
    .join(' and ')
  const answer =
    answerQuestion(`${asked.replace(/\W+$/, '')} ${kept}?`, scene) ?? answerQuestion(asked, scene)
  if (!answer) return undefined
  return areMembers(commands, scene)
    ? { commands, says: [...says, answer], choices: [] }
    : { ...say(answer), choices: [offer(commands, scene)] }
}

const company = saysAny(`
  friends?, guests?, people, visitors?, company, in-?laws, neighbou?rs, colleagues, relatives, cousins
  vegetarians, vegans, celiacs, (?:one|two|some|half) of them, (?:her|his|their)(?: \\w+)? (?:kids|children)
`)
const isHere = saysAny(
  'over, com(?:e|es|ing), visit\\w*, join\\w*, having, have, guests, stay\\w*, with us',
)

/**
 * 'Three friends are coming, one is vegan', 'a guest who is allergic to nuts': what fits is told; of
 * whom nobody knows nothing is noted.
 */
export function dietOfGuests(heard: Heard): Reading | undefined {
  const { text, scene } = heard
  if (!company.test(text) || !isHere.test(text) || isAsking(text)) return undefined
  const words = toldWords(text)
  const people = peopleIn(words, scene.household.members).flatMap((each) => each.people)
  const isSome =
    /\b(?:one|two|some|half) of (?:them|(?:the|her|his|their) (?:kids|children))\b/i.test(text)
  if (!isSome && !people.every(isNameless)) return undefined
  const kept = dietSaid(text)
  const harms = foodsThatHarm(text, scene)
  const without = harms.length > 0 ? `without ${harms.join(' or ')}` : ''
  if (!kept && !without) return undefined
  const answer = answerQuestion(
    `what can we cook for dinner ${[kept, without].filter(Boolean).join(' and ')}?`,
    scene,
  )
  const note = addNote(text, scene)?.commands ?? []
  const all = [note, moreEaters({ ...heard, spans: [] }).commands].filter(({ length }) => length)
  return answer ? { ...say(answer), choices: all.map((each) => offer(each, scene)) } : undefined
}

const note = 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT'

/** Cards with what harms somebody who eats here noted besides, and without a wish for just that food. */
export function withHarm(made: Reading, heard: Heard): Reading {
  const { text, scene } = heard
  const harm = harmTold(text, scene)
  const [noted] = harm.commands
  const isMeant = areMembers(harm.commands, scene) || isHere.test(text)
  if (!noted || !isMeant || made.commands.length + made.choices.length === 0)
    return asGuests(made, heard)
  if (made.commands.length === 0) {
    // Whichever meal is picked, what harms is noted with it.
    const { commands } = asGuests(harm, heard)
    const choices = made.choices.map((each) => ({
      ...each,
      commands: [...commands, ...each.commands],
    }))
    return { ...made, commands, says: [...harm.says, ...made.says], choices }
  }
  const said = JSON.stringify(made.commands)
  const lines = noted.items.flatMap((item) => textOf(item, 'dislikes')?.split('\n') ?? [])
  const isNoted = lines.every((line) => said.includes(line))
  const harmful = harmfulFoods(text, scene)
  const isFit = (item: unknown) => !isOnly(nameOf(item), harmful) && !isMeantOtherwise(item, heard)
  const commands = made.commands
    .filter(({ type }) => isNoted || type !== note)
    .map(({ items, ...each }) => ({ ...each, items: items.filter(isFit) }))
    .filter(({ items }) => items.length > 0)
  const choices = made.choices.filter((each) =>
    each.commands.every(({ items }) => items.every(isFit)),
  )
  return asGuests(together([...(isNoted ? [] : [harm]), { ...made, commands, choices }]), heard)
}

/** 'Dairy or eggs' is no dish for whom both do harm. */
const isOnly = (name: string, harmful: ReadonlySet<string>) =>
  name.split(/,? (?:or|and) |, /).every((each) => harmful.has(nameKey(each)))

/** 'He can't have beans' names no bean tacos. */
function isMeantOtherwise(item: unknown, { text, scene }: Heard): boolean {
  const title = textOf(item, 'recipeName') ?? ''
  if (title === '' || nameKey(text).includes(nameKey(title))) return false
  const recipe = scene.household.recipes.find((each) => each.title === title)
  const dish = dishOfMeal(title, recipe)
  return [...harmfulFoods(text, scene)].some(
    (food) => namesFood(title, food) && dishHas(dish, food),
  )
}

const ofKin = /\b(?:my|our) (?:son|daughter|husband|wife|partner|kid|child|baby)\b[^,.;]{0,40}/gi
/** Who lives here is no guest. */
const livesHere = /\b(?:lives?|living|moved in|moves in|moving in|for good|permanently)\b/i
const comesOver = /\b(?:com(?:e|es|ing)|visit\w*|join\w*|stay\w*|guest|with us)\b/i

/** Who comes over and is none of the family is noted as a guest, and may be seated at that meal. */
export function asGuests(made: Reading, heard: Heard): Reading {
  const { text, scene } = heard
  if (!comesOver.test(text) || livesHere.test(text)) return made
  // 'My son is called Leo, … and uncle Bob is coming': Leo is none.
  const isKin = (name: string) =>
    [...text.matchAll(ofKin)].some(([said]) => nameKey(said).includes(nameKey(name)))
  const guest = (item: unknown) =>
    typeof item !== 'object' || isMember(item, scene) || isKin(nameOf(item))
      ? item
      : { ...item, role: 'guest' }
  const withGuests = (all: Reading['commands']) =>
    all.map((each) => (each.type === note ? { ...each, items: each.items.map(guest) } : each))
  const commands = withGuests(made.commands)
  const isNoted = commands.length === 1 && commands[0]?.type === note
  const seat = isNoted ? moreEaters({ ...heard, spans: [] }).commands : []
  const offered = made.choices.map((each) => ({ ...each, commands: withGuests(each.commands) }))
  const choices = seat.length > 0 ? [offer([...commands, ...seat], scene), ...offered] : offered
  return { ...made, commands, choices }
}
