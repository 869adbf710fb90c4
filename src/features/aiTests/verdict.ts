import type { ProposedCommand, Proposing } from '#features/assistant/proposer.service.ts'
import { type Command, readItems } from '#server/commands/command.ts'
import type { AiTest, Expected, Wanted } from './tests/aiTest.ts'

type Known = ReadonlyMap<string, Command>

/** The problem with the proposals as a sentence; null if the test has passed. */
export function judge(test: AiTest, proposed: Proposing, known: Known): string | null {
  const { commands, problems } = proposed
  const invalid = problems[0] ?? firstInvalid(commands, known)
  if (invalid) return `A proposal can't be taken: ${withoutStop(invalid)}.`
  const said = commands.flatMap(({ items }) => items.map(textOf))
  const forbidden = test.never?.find((word) => said.some((text) => text.includes(word)))
  if (forbidden) return `Nothing about ${forbidden} may be proposed.`
  if (test.expects.every((each) => isMet(each, commands)) && !hasMore(test, commands)) return null
  return `Expected ${expectation(test)}; proposed: ${described(commands)}.`
}

function firstInvalid(commands: readonly ProposedCommand[], known: Known): string | undefined {
  for (const { type, items } of commands) {
    const command = known.get(type)
    if (!command) return `There is no command ${type}`
    const read = readItems(command, items)
    if (!read.success) return `${type}: ${read.problems[0]?.message}`
  }
  return undefined
}

function isMet(expected: Expected, commands: readonly ProposedCommand[]): boolean {
  const { type, items: wanted, or } = expected
  const items = commands.flatMap((command) => (command.type === type ? command.items : []))
  const hasAll = wanted.every((each) => items.some((item) => isAbout(item, each)))
  if (hasAll && items.length === wanted.length) return true
  return or !== undefined && isMet(or, commands)
}

const isAbout = (item: unknown, wanted: Wanted): boolean =>
  typeof wanted === 'number'
    ? idOf(item) === wanted
    : [wanted].flat().every((word) => textOf(item).includes(word))

/** Whether a command was proposed that the test neither expects nor allows. */
const hasMore = ({ expects, allows = [] }: AiTest, commands: readonly ProposedCommand[]) =>
  commands.some(({ type }) => {
    const isExpected = expects.some((each) => each.type === type || each.or?.type === type)
    return !isExpected && !allows.includes(type)
  })

const textOf = (item: unknown) => JSON.stringify(item).toLowerCase()

const idOf = (item: unknown) =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined

/** 'ADD_SHOPPING_ITEMS_TEXT (milk, eggs)'. */
export const expectation = ({ expects }: AiTest): string =>
  expects.length === 0 ? 'nothing' : expects.map(expectedInWords).join(' and ')

const expectedInWords = ({ type, items, or }: Expected): string =>
  `${type} (${items.map(wantedInWords).join(', ')})${or ? ` or ${expectedInWords(or)}` : ''}`

const wantedInWords = (wanted: Wanted) =>
  typeof wanted === 'number' ? `id ${wanted}` : [wanted].flat().join(' with ')

const longestItem = 80

const described = (commands: readonly ProposedCommand[]): string =>
  commands.length === 0
    ? 'nothing'
    : commands
        .slice(0, 5)
        .map(({ type, items }) => `${type} (${JSON.stringify(items).slice(1, longestItem)})`)
        .join(', ')

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')
