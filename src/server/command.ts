import type { z } from 'zod'
import type { CommandType } from '#shared/commandTypes.ts'
import type { FieldProblem } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import type { Reader } from './db/open.ts'
import type { AnyKind, Draft, Kind } from './kind.ts'

/** What one command would do to one record. */
export type Step =
  | { type: 'add'; kind: AnyKind; draft: object }
  | { type: 'update'; kind: AnyKind; before: RecordFields; patch: object }
  | { type: 'remove'; kind: AnyKind; before: RecordFields }

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
  /** Reads only: the same plan is shown on the card, and carried out on approval. */
  plan: (items: readonly Item[], planning: Planning) => Promise<Plan>
}

/** A command of the assistant: what it takes, and the changes that it stands for. */
// biome-ignore lint/suspicious/noExplicitAny: each takes its own items, so no narrower type fits all
export type Command = Definition<any>

export const defineCommand = <Item>(definition: Definition<Item>): Command => definition

export const add = <R extends RecordFields>(kind: Kind<R>, draft: Draft<R>): Step => ({
  type: 'add',
  kind,
  draft,
})

export const update = <R extends RecordFields>(
  kind: Kind<R>,
  before: R,
  patch: Partial<Draft<R>>,
): Step => ({ type: 'update', kind, before, patch })

export const remove = <R extends RecordFields>(kind: Kind<R>, before: R): Step => ({
  type: 'remove',
  kind,
  before,
})

/** What one item leads to. */
type Outcome = { steps?: Step[]; problem?: string; warnings?: string[] }

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
