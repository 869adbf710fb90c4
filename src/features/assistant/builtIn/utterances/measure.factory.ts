import { knownCommand } from '#features/cards.logic.ts'
import type { EarlierMessage, ProposedCommand, Turn } from '../../turn.ts'
import { builtInAssistant } from '../builtIn.ts'
import { household } from './household.factory.ts'
import { now, today } from './householdMeals.factory.ts'
import type { Expected, Utterance } from './utterance.factory.ts'

const { signal } = new AbortController()

/** Says the messages one after the other; every proposal waits for its approval. */
async function hold(
  said: readonly string[],
): Promise<{ commands: readonly ProposedCommand[]; answer: string }> {
  const history: EarlierMessage[] = []
  let last: { commands: readonly ProposedCommand[]; answer: string } = { commands: [], answer: '' }
  for (const message of said) {
    const turn: Turn = { message, history: [...history], photos: [], household, today, now }
    const { commands } = await builtInAssistant.propose(turn, signal)
    const proposals = commands.map(({ type, items }, n) => ({
      id: n + 1,
      type,
      items,
      status: 'pending' as const,
    }))
    let answer = ''
    for await (const piece of builtInAssistant.respond(turn, proposals, signal)) answer += piece
    history.push(
      { role: 'user', content: message, proposals: [] },
      { role: 'assistant', content: answer, proposals },
    )
    last = { commands, answer }
  }
  return last
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function fits(expected: string | object, item: unknown): boolean {
  if (typeof expected === 'string') return expected === item
  if (typeof item !== 'object' || item === null) return false
  const fields = new Map(Object.entries(item))
  return Object.entries(expected).every(([field, value]) => same(fields.get(field), value))
}

const agrees = (expected: Expected, { type, items }: ProposedCommand) =>
  expected.type === type &&
  expected.items.length === items.length &&
  expected.items.every((each) => items.some((item) => fits(each, item)))

const isRight = (expected: readonly Expected[], commands: readonly ProposedCommand[]): boolean =>
  expected.length === commands.length &&
  expected.every((each) => commands.some((command) => agrees(each, command)))

/** Removes something, or overwrites a field, that nobody asked for. */
function isDestructive(
  expected: readonly Expected[],
  commands: readonly ProposedCommand[],
): boolean {
  const risky = commands.filter(({ type }) => knownCommand(type)?.action !== 'add')
  const wanted = (type: string, item: unknown) =>
    expected.some((each) => each.type === type && each.items.some((one) => fits(one, item)))
  return risky.some(({ type, items }) => items.some((item) => !wanted(type, item)))
}

export type Wrong = {
  said: readonly string[]
  commands: readonly ProposedCommand[]
  answer: string
  destructive: boolean
}

export async function measure(utterances: readonly Utterance[]): Promise<Wrong[]> {
  const wrong: Wrong[] = []
  for (const { said, expected } of utterances) {
    const { commands, answer } = await hold(said)
    if (!isRight(expected, commands))
      wrong.push({ said, commands, answer, destructive: isDestructive(expected, commands) })
  }
  return wrong
}
