import { z } from 'zod'
import { type CommandType, commandTypes } from '#shared/commandTypes.ts'
import type { FieldProblem } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { visibleValue } from '#shared/visibleText.ts'
import type { Reader } from '../db/open.ts'
import type { AnyRecordType, Draft, RecordType } from '../records/recordType.ts'

/** What one command would do to one record. */
export type Step =
  | { type: 'add'; recordType: AnyRecordType; draft: object }
  | { type: 'update'; recordType: AnyRecordType; before: RecordFields; patch: object }
  | { type: 'remove'; recordType: AnyRecordType; before: RecordFields }

/** What approving would do: all of it, or nothing while there is a problem. */
export type Plan = {
  steps: Step[]
  /** Why it can't be done as it stands. `field` is the place of the item in the list. */
  problems: FieldProblem[]
  /** What a person should know before approving. */
  warnings: string[]
}

export type Planning = { reads: Reader; today: string }

type Definition<Item> = {
  type: CommandType
  /** For whoever gives commands: what it does, and when to use it. */
  description: string
  item: z.ZodType<Item>
  /** Of an update: fields that say which record is meant, and so are no change by themselves. */
  uncounted?: readonly string[]
  /** What nobody said and the program can find out, so that a person sees it and may change it. */
  complete?: (items: readonly Item[], planning: Planning) => Promise<Item[]>
  /** Reads only: the same plan is shown on the card, and carried out on approval. */
  plan: (items: readonly Item[], planning: Planning) => Promise<Plan>
}

/** A command of the assistant: what it takes, and the changes that it stands for. */
// biome-ignore lint/suspicious/noExplicitAny: each takes its own items, so no narrower type fits all
export type Command = Definition<any>

export const defineCommand = <Item>(definition: Definition<Item>): Command => definition

export const add = <R extends RecordFields>(recordType: RecordType<R>, draft: Draft<R>): Step => ({
  type: 'add',
  recordType,
  draft,
})

export const update = <R extends RecordFields>(
  recordType: RecordType<R>,
  before: R,
  patch: Partial<Draft<R>>,
): Step => ({ type: 'update', recordType, before, patch })

export const remove = <R extends RecordFields>(recordType: RecordType<R>, before: R): Step => ({
  type: 'remove',
  recordType,
  before,
})

/** What one item leads to. */
export type Outcome = { steps?: Step[]; problem?: string; warnings?: string[] }

/** A plan in which every item stands for itself. */
export async function planEach<Item>(
  items: readonly Item[],
  planItem: (item: Item) => Outcome | Promise<Outcome>,
): Promise<Plan> {
  const plan: Plan = { steps: [], problems: [], warnings: [] }
  for (const [n, item] of items.entries()) {
    const { steps = [], problem, warnings = [] } = await planItem(item)
    plan.steps.push(...steps)
    plan.warnings.push(...warnings)
    if (problem) plan.problems.push({ field: String(n), message: problem })
  }
  return plan
}

/** A command takes a list of at most this many items. */
const mostItems = 50

const ItemList = z
  .array(z.unknown(), 'A command takes a list of items')
  .min(1, 'A command needs at least one item')
  .max(mostItems, `That is too much at once (at most ${mostItems} items)`)

/** Items from outside, checked against what the command takes. */
export type ReadItems =
  | { success: true; items: unknown[] }
  | { success: false; problems: FieldProblem[] }

export function readItems(command: Command, given: unknown): ReadItems {
  // One item alone is a list of one: DELETE_RECIPE takes just a title.
  const list = ItemList.safeParse(Array.isArray(given) ? given : [given])
  if (!list.success) return { success: false, problems: problemsOf(list.error) }
  const items: unknown[] = []
  const problems: FieldProblem[] = []
  for (const [n, each] of list.data.entries()) {
    const item = command.item.safeParse(visibleValue(each))
    if (!item.success) problems.push(...problemsOf(item.error, n))
    else if (commandTypes[command.type].action !== 'update') items.push(item.data)
    else {
      // What was not said stays as it is, so it must not be there at all.
      const said = saidFields(item.data, each)
      if (saysSomething(command, said)) items.push(said)
      else problems.push({ field: String(n), message: nothingToUpdate })
    }
  }
  return problems.length > 0 ? { success: false, problems } : { success: true, items }
}

const nothingToUpdate = 'At least one field must be provided for update'

const problemsOf = ({ issues }: z.ZodError, ...before: number[]): FieldProblem[] =>
  issues.map((issue) => ({
    field: [...before, ...issue.path].join('.'),
    message:
      issue.code === 'invalid_type' && issue.expected === 'object'
        ? 'This command takes items with named fields'
        : issue.message,
  }))

function saidFields(parsed: object, given: unknown): object {
  const said = new Map(Object.entries(Object(given)))
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => said.get(name) !== undefined))
}

const saysSomething = ({ uncounted = [] }: Command, item: object): boolean =>
  Object.keys(item).some((name) => name !== 'id' && !uncounted.includes(name))
