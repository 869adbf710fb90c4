import type { Turn } from '../turn.ts'
import { answer } from './answering/answer.ts'
import { smallTalk } from './answering/smallTalk.ts'
import { parseExplicitCommands } from './explicitCommands.ts'
import { whereItStands } from './find/mentioned.ts'
import { planDays } from './planning/planDays.ts'
import { pickChoice } from './reading/choices.ts'
import { isEcho, withObjectsNamed } from './reading/echoes.ts'
import { emptying } from './reading/emptying.ts'
import { followUp } from './reading/followUps.ts'
import { withoutGaps } from './reading/gapping.ts'
import { goneFood } from './reading/goneFood.ts'
import { houseRules } from './reading/houseRules.ts'
import { knowledge, remembered } from './reading/knowledge.ts'
import { listChanges } from './reading/listChanges.ts'
import { mealChanges } from './reading/mealChanges.ts'
import { mealPlans } from './reading/mealPlans.ts'
import { ownNames } from './reading/ownNames.ts'
import { pantryChanges } from './reading/pantryChanges.ts'
import { pastedRecipe } from './reading/pastedRecipe.ts'
import { people } from './reading/people.ts'
import { recipeChanges } from './reading/recipeChanges.ts'
import { remaining } from './reading/remaining.ts'
import { removals } from './reading/removals.ts'
import { bareItems, shoppingWishes } from './reading/shoppingWishes.ts'
import { boughtAt, storeSaid } from './reading/storeContext.ts'
import {
  type Ability,
  asQuestion,
  nothing,
  type Reading,
  type Scene,
  say,
  together,
} from './reading.ts'
import { type Clause, readClauses } from './text/clauses.ts'
import {
  doubtIn,
  isAsked,
  isCondition,
  isForbidden,
  isQuotation,
  withoutCourtesy,
  withoutDoubt,
} from './text/mood.ts'
import { withPersonsNamed } from './text/persons.ts'
import { plainText } from './text/plainText.ts'

/** The first that understands a clause has it. What is more particular comes first. */
const abilities: readonly Ability[] = [
  people,
  houseRules,
  remaining,
  planDays,
  mealChanges,
  listChanges,
  removals,
  goneFood,
  pantryChanges,
  mealPlans,
  shoppingWishes,
]

const readWish = (words: string, scene: Scene): Reading | undefined => {
  const ofRecipe = recipeChanges(words, scene)
  if (ofRecipe) return ofRecipe
  const fact = remembered(words)
  // 'Remember that Dad hates olives' is about Dad before it is a note.
  const noted =
    (fact && (people(fact, scene) ?? houseRules(fact, scene))) || knowledge(words, scene)
  if (noted) return noted
  for (const ability of abilities) {
    const reading = ability(words, scene)
    if (reading) return reading
  }
  return undefined
}

/** What must not be skipped when the beginning of a clause is. */
const telling =
  /\b(?:not|don't|never|no|none|if|unless|maybe|might|said|says|without|except|isn't|won't|can't|stop|keep|leave)\b|["?]/i

/**
 * 'Whoever goes next: please bring chips' begins with words that nobody needs. What follows a colon
 * or a comma is read alone, but only if it adds something.
 */
function readEnd(words: string, scene: Scene): Reading | undefined {
  for (const joint of words.matchAll(/[:,]\s+|\s[-–—]\s|\b(?:so|that|because)\s+/g)) {
    const skipped = words.slice(0, joint.index)
    if (telling.test(skipped) || skipped === '') return undefined
    const reading = readWish(withoutCourtesy(words.slice(joint.index + joint[0].length)), scene)
    const adds = reading?.commands.every(({ type }) => /^(?:ADD|CREATE)/.test(type))
    if (reading && adds && reading.commands.length > 0) return reading
  }
  return undefined
}

const removes = ({ commands }: Reading) => commands.some(({ type }) => /^DELETE/.test(type))

const unread: Reading = say('')

function readClause({ text, isQuestion }: Clause, scene: Scene): Reading {
  const words = withoutCourtesy(text)
  const talk = smallTalk(text) ?? smallTalk(words)
  if (talk) return say(talk)
  if (isQuotation(text))
    return say(
      'That is what somebody else said, so I propose nothing for it. Tell me yourself if you want it.',
    )
  if (isCondition(words))
    return say('I propose nothing for what has not happened yet. Tell me when it has.')
  const emptied = emptying(words, scene)
  if (emptied) return emptied
  if (isAsked(text, words, isQuestion)) {
    const told = answer(words, scene) ?? whereItStands(words, scene.household)
    return told ? say(told) : unread
  }
  if (isForbidden(words)) return say('Nothing is changed there.')
  const doubt = doubtIn(text)
  const plain = doubt === 'none' ? words : withoutCourtesy(withoutDoubt(words))
  const wish = readWish(plain, scene) ?? readEnd(plain, scene)
  if (!wish) {
    const isMore = /^(?:one more thing|oh and|and|also|plus|oh)\b|\b(?:please|pls)\b/i.test(text)
    return bareItems(words, scene, isMore) ?? answerIfAny(words, scene) ?? unread
  }
  if (doubt === 'strong' || (doubt === 'slight' && removes(wish)))
    return asQuestion(wish, withoutDoubt(words))
  return wish
}

/** Some ask without a question mark or a question's words: 'dinner plans for tomorrow'. */
const answerIfAny = (words: string, scene: Scene): Reading | undefined => {
  if (words.split(/\s+/).length > 12) return undefined
  const told =
    /^(?:tell|show|list|give|remind|dinner plans?|menu|shopping list$|the (?:shopping list|menu)$)/i.test(
      words,
    )
      ? answer(words, scene)
      : undefined
  return told ? say(told) : undefined
}

const notUnderstood =
  "I did not understand that. I am the built-in assistant, which reads plain requests: no AI key is set. Try 'add milk to the list', 'tacos on Thursday' or 'what should we use up?'."
const partly = (text: string) =>
  `I did not understand “${text.length > 80 ? `${text.slice(0, 80)}…` : text}”.`

/** What a person said last: 'it' may mean something in that. */
function lastSaid({ history }: Scene): Clause[] {
  const message = history.findLast(({ role }) => role === 'user')
  return message && message.content.length < 200
    ? [{ text: plainText(message.content).replace(/[.?!]+$/, ''), isQuestion: true }]
    : []
}

const deepest = 3

/** What our last question offered, if the last thing that we said was one. */
function offered({ history }: Scene, turn: Turn, depth: number): Reading | undefined {
  const last = history.at(-1)
  if (depth >= deepest || last?.role !== 'assistant' || last.proposals.length > 0) return undefined
  const asked = history.findLastIndex(({ role }) => role === 'user')
  const message = history[asked]
  if (!message) return undefined
  return readMessage(
    { ...turn, message: message.content, history: history.slice(0, asked) },
    depth + 1,
  )
}

/** What a message asks for, and what there is to say about it. */
export function readMessage(turn: Turn, depth = 0): Reading {
  const { household, history, today, now } = turn
  const scene: Scene = { household, history, today, now }
  const text = plainText(turn.message)
  const explicit = parseExplicitCommands(text)
  if (explicit.length > 0) return { ...nothing, commands: explicit }
  const recipe = pastedRecipe(text)
  if (recipe) return recipe
  if (text.length < 200) {
    const answered = pickChoice(text, offered(scene, turn, depth)?.choices ?? [])
    if (answered) return answered
    const followed = followUp(text, scene)
    if (followed) return followed
  }
  const spoken = withPersonsNamed(readClauses(text, ownNames(scene)))
  const clauses = withObjectsNamed(spoken, scene, lastSaid(scene)).flatMap((clause) =>
    withoutGaps(clause, scene),
  )
  const stores = clauses.map((clause) => storeSaid(clause, household))
  const readings = clauses.map((clause, n) => {
    if (stores[n] || (n > 0 && isEcho(clause.text))) return nothing
    return readClause(clause, scene)
  })
  const understood = readings.filter((reading) => reading !== unread)
  const store = stores.find((each) => each !== null)
  if (understood.every((reading) => reading === nothing)) {
    if (store)
      return say(`What shall we buy at **${store}**? Say 'milk and eggs', and I propose it.`)
    return say(text === '' ? 'There is nothing to read in that.' : notUnderstood)
  }
  const missed = clauses
    .filter((_, n) => readings[n] === unread)
    .map((clause) => partly(clause.text))
  const all = together([...understood, ...(missed.length > 0 ? [say(...missed.slice(0, 3))] : [])])
  return store ? boughtAt(all, store) : all
}
