import { z } from 'zod'
import type { FieldProblem } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { visibleValue } from '#shared/visibleText.ts'
import type { Reader } from '../db/open.ts'
import type { AnyRecordType, Draft, RecordType } from '../records/recordType.ts'

export type Step =
  | { type: 'add'; recordType: AnyRecordType; draft: object }
  | { type: 'update'; recordType: AnyRecordType; before: RecordFields; patch: object }
  | { type: 'remove'; recordType: AnyRecordType; before: RecordFields }

/** The effects of an approval: all of them, or none while there is a problem. */
export type Plan = {
  steps: Step[]
  /** Reasons why the plan can't be carried out. `field` is the item's index. */
  problems: FieldProblem[]
  warnings: string[]
}

export type Planning = {
  reads: Reader
  today: string
  /** Whoever approves it, where it is known by name. */
  by?: string | null
}

type Definition<Item> = {
  type: string
  /** For a model: what the command does and when to use it. */
  description: string
  item: z.ZodType<Item>
  /** For an update: only the given fields of an item change the record. */
  isPatch?: boolean
  /** For an update: fields that identify the record, and are no change by themselves. */
  identifyingFields?: readonly string[]
  /** Fills in missing fields, so that the person sees them on the card and can change them. */
  complete?: (items: readonly Item[], planning: Planning) => Promise<Item[]>
  /** A message that must lead to this command, and words that its items must contain. */
  aiTest?: {
    name: string
    prompt: string
    items: readonly (string | readonly string[])[]
    /** The assistant without a model does not understand it. */
    isForModels?: boolean
  }
  /** Only reads: the card shows the plan, and an approval makes and carries out the same plan. */
  plan: (items: readonly Item[], planning: Planning) => Promise<Plan>
}

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

export type Outcome = { steps?: Step[]; problem?: string; warnings?: string[] }

/** A plan that treats each item by itself. */
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

const mostItems = 50

const ItemList = z
  .array(z.unknown(), 'A command takes a list of items')
  .min(1, 'A command needs at least one item')
  .max(mostItems, `That's too much at once (at most ${mostItems} items)`)

export type ReadItems =
  | { success: true; items: unknown[] }
  | { success: false; problems: FieldProblem[] }

export function readItems(command: Command, given: unknown): ReadItems {
  // A single item counts as a list of one: DELETE_RECIPE takes just a title.
  const list = ItemList.safeParse(Array.isArray(given) ? given : [given])
  if (!list.success) return { success: false, problems: problemsOf(list.error) }
  const items: unknown[] = []
  const problems: FieldProblem[] = []
  for (const [n, each] of list.data.entries()) {
    const item = command.item.safeParse(visibleValue(each))
    if (!item.success) problems.push(...problemsOf(item.error, n))
    else if (!command.isPatch) items.push(item.data)
    else {
      // Only given fields stay: a parsed default would overwrite the record's value.
      const said = givenFields(item.data, each)
      if (hasChanges(command, said)) items.push(said)
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

function givenFields(parsed: object, given: unknown): object {
  const said = new Map(Object.entries(Object(given)))
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => said.get(name) !== undefined))
}

const hasChanges = ({ identifyingFields = [] }: Command, item: object): boolean =>
  Object.keys(item).some((name) => name !== 'id' && !identifyingFields.includes(name))
