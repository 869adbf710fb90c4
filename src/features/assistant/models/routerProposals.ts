import { type CommandType, isCommandType } from '#features/cards.logic.ts'
import { type Command, readItems } from '#server/commands/command.ts'
import { visibleValue } from '#shared/visibleText.ts'
import type { ProposedCommand } from '../turn.ts'
import type { CalledTool } from './routerCall.ts'
import { mostItems, mostProposals } from './routerTools.ts'
import { valueWithoutKey } from './wire/removeKey.ts'

/** The name of problems with the answer as a whole, which the next answer may solve. */
const cutOff = ''

/** `isBroken`: a call was written as text, and can't be read. */
type Flaws = { isCut: boolean; isBroken: boolean }

/** A model's tool calls, checked against the commands. */
export class Proposals {
  readonly #commands: ReadonlyMap<string, Command>
  readonly #wanted: ProposedCommand[] = []
  /** A repeated item of the same command counts once. */
  readonly #seen = new Set<string>()
  #problems: { name: string; message: string }[] = []

  readonly #key: string | undefined

  constructor(commands: readonly Command[], key?: string) {
    this.#key = key
    this.#commands = new Map(commands.map((command) => [command.type, command]))
  }

  get commands(): readonly ProposedCommand[] {
    return this.#wanted
  }

  get problems(): readonly string[] {
    return this.#problems.map(({ message }) => message)
  }

  /** Adds the valid calls of an answer; answers the problems of the rest. */
  addAll(calls: readonly CalledTool[], { isCut, isBroken }: Flaws): string[] {
    // A repeated command replaces its earlier problems.
    const again = calls.map(({ name }) => name)
    this.#problems = this.#problems.filter(({ name }) => name !== cutOff && !again.includes(name))
    const wrong = calls.flatMap((call) =>
      this.#add(call).map((message) => ({ name: call.name, message })),
    )
    if (isCut) wrong.push({ name: cutOff, message: 'The model was cut off before it was done.' })
    if (isBroken) wrong.push({ name: cutOff, message: "What the model wrote couldn't be read." })
    this.#problems.push(...wrong)
    return wrong.map(({ message }) => message)
  }

  #add({ name, input }: CalledTool): string[] {
    const command = this.#commands.get(name)
    if (!command || !isCommandType(name))
      return [`There is no command ${name.replace(/\W/g, '').slice(0, 60)}.`]
    const items = itemsIn(input)
    if (!items) return [`${name} takes { "items": [ … ] } as JSON.`]
    const good: unknown[] = []
    const wrong: string[] = []
    for (const [n, given] of items.slice(0, mostItems).entries()) {
      const item = valueWithoutKey(visibleValue(given), this.#key)
      const problem = problemWith(command, item)
      if (problem) wrong.push(`${name}, item ${n + 1}: ${problem}`)
      else if (this.#isNew(command, item)) good.push(item)
    }
    if (items.length > mostItems) {
      wrong.push(`${name} takes at most ${mostItems} items: the others were left out.`)
    }
    return good.length > 0 ? [...wrong, ...this.#take(name, good, replacedIn(input))] : wrong
  }

  #take(type: CommandType, items: unknown[], replaces: number[]): string[] {
    if (this.#wanted.length >= mostProposals) {
      return [`There can be at most ${mostProposals} proposals at once: the others were left out.`]
    }
    this.#wanted.push({ type, items, ...(replaces.length > 0 && { replaces }) })
    return []
  }

  #isNew({ type }: Command, item: unknown): boolean {
    const key = `${type} ${JSON.stringify(item)}`
    if (this.#seen.has(key)) return false
    this.#seen.add(key)
    return true
  }
}

/** Ids of proposals that the model corrects; invalid values are ignored. */
function replacedIn(input: unknown): number[] {
  const given = typeof input === 'string' ? parsed(input) : input
  const replaced: unknown = Object(given).replaces
  return Array.isArray(replaced)
    ? replaced.filter((id) => Number.isInteger(id)).slice(0, mostProposals)
    : []
}

/** Models omit the list around a single item, or send JSON within a string. */
function itemsIn(input: unknown): unknown[] | undefined {
  const given = typeof input === 'string' ? parsed(input) : input
  if (Array.isArray(given)) return given
  if (given === null || typeof given !== 'object') return undefined
  const items: unknown = 'items' in given ? given.items : given
  if (typeof items === 'string') {
    const inner = parsed(items)
    return Array.isArray(inner) ? inner : [items]
  }
  if (items === null || typeof items !== 'object') return undefined
  return Array.isArray(items) ? items : [items]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemWith(command: Command, given: unknown): string | undefined {
  const read = readItems(command, [given])
  if (read.success) return undefined
  const [problem] = read.problems
  const path = problem?.field.replace(/^0\.?/, '')
  return `${path ? `${path}: ` : ''}${problem?.message ?? 'it has the wrong shape'}`
}
