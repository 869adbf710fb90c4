import type { Turn } from '../turn.ts'
import { parseExplicitCommands } from './explicitCommands.ts'
import { readClause, unread } from './readClause.ts'
import { pickChoice } from './reading/choices.ts'
import { saidOfCooked } from './reading/cookedDishes.ts'
import { isEcho, withObjectsNamed } from './reading/echoes.ts'
import { correct } from './reading/followUpCorrections.ts'
import { followUp } from './reading/followUps.ts'
import { withoutGaps } from './reading/gapping.ts'
import { lastProposals } from './reading/lastProposals.ts'
import { withDishNamed } from './reading/missingIngredients.ts'
import { ownNames } from './reading/ownNames.ts'
import { pastedRecipe } from './reading/pastedRecipe.ts'
import { boughtAt, storeSaid } from './reading/storeContext.ts'
import { nothing, type Reading, type Scene, say, together } from './reading.ts'
import { type Clause, readClauses } from './text/clauses.ts'
import { withPersonsNamed } from './text/persons.ts'
import { plainText } from './text/plainText.ts'

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

const shortest = 6

/** 'We need vinegar. It's urgent.': what adds to a clause before changes what that one proposes. */
function amended(before: Reading | undefined, { text }: Clause, scene: Scene): Reading | undefined {
  if (!before) return undefined
  const ofCooked = saidOfCooked(before, text)
  if (ofCooked) return ofCooked
  if (text.split(' ').length > shortest) return undefined
  const made = before.commands.map((command) => ({ ...command, id: 0, status: 'undone' as const }))
  const reading = correct(text, made, scene)
  return reading && reading.commands.length > 0 ? reading : undefined
}

function readInTurn(clauses: readonly Clause[], scene: Scene): Reading[] {
  const readings: Reading[] = []
  for (const [n, said] of clauses.entries()) {
    const proposed = [...lastProposals(scene), ...readings.flatMap(({ commands }) => commands)]
    const clause = withDishNamed(said, proposed)
    const last = readings.findLastIndex(({ commands }) => commands.length > 0)
    const more = amended(readings[last], clause, scene)
    const before = readings[last]
    if (more && before) {
      const changed = before.commands.map(
        (command) => more.commands.find(({ type }) => type === command.type) ?? command,
      )
      readings[last] = { ...before, commands: changed }
    }
    const isSaidAlready =
      more || storeSaid(clause, scene.household) || (n > 0 && isEcho(clause.text))
    readings.push(isSaidAlready ? nothing : readClause(clause, scene))
  }
  return readings
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
  const spoken = withPersonsNamed(
    readClauses(text, ownNames(scene)),
    household.members.map(({ name }) => name),
  )
  const clauses = withObjectsNamed(spoken, scene, lastSaid(scene)).flatMap((clause) =>
    withoutGaps(clause, scene),
  )
  const stores = clauses.map((clause) => storeSaid(clause, household))
  const readings = readInTurn(clauses, scene)
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
