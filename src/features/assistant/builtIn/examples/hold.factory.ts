import type { EarlierMessage, ProposedCommand, Turn } from '../../turn.ts'
import { builtInAssistant } from '../builtIn.ts'
import type { Expected } from './example.factory.ts'
import { household } from './household.factory.ts'
import { now, today } from './householdMeals.factory.ts'

const { signal } = new AbortController()

/** Says the messages one after the other; every proposal waits for its approval. The last counts. */
export async function hold(said: readonly string[]): Promise<readonly ProposedCommand[]> {
  const history: EarlierMessage[] = []
  let last: readonly ProposedCommand[] = []
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
    last = commands
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

/** The same commands, with the fields that are named. */
export const isRight = (
  expected: readonly Expected[],
  commands: readonly ProposedCommand[],
): boolean =>
  expected.length === commands.length &&
  expected.every((each) => commands.some((command) => agrees(each, command)))
