import type { Command, Plan, Planning, Step } from '#server/commands/command.ts'
import { differences } from '#server/records/compareRecords.ts'
import type { RecordFields } from '#shared/fields.ts'
import { recordFields } from '#shared/fields.ts'
import type { AffectedEntity, Proposal } from './proposals.contract.ts'

/** The effect of approving: shown on the card, and compared at approval. */
export type Preview = Pick<Proposal, 'affectedEntities' | 'affectedCount' | 'problems' | 'warnings'>

export async function planOf(
  command: Command,
  items: readonly unknown[],
  planning: Planning,
): Promise<Plan> {
  const plan = await command.plan(items, planning)
  return { ...plan, steps: merged(plan.steps) }
}

/** Merges steps about the same record: removed once, or changed by both. */
function merged(steps: readonly Step[]): Step[] {
  const byRecord = Map.groupBy(steps, (step, n) =>
    step.type === 'add' ? `new ${n}` : `${step.recordType.name} ${step.before.id}`,
  )
  return [...byRecord.values()].flatMap((own) => {
    const gone = own.find((step) => step.type === 'remove')
    if (gone) return gone
    const [first] = own
    const patches = own.flatMap((step) => (step.type === 'update' ? step.patch : []))
    if (first?.type !== 'update') return first ?? []
    return { ...first, patch: Object.assign({}, ...patches) }
  })
}

export function previewOf({ steps, problems, warnings }: Plan): Preview {
  const affectedEntities = steps.flatMap((step) => affectedBy(step))
  return {
    affectedEntities,
    affectedCount: affectedEntities.length,
    problems,
    warnings: [...new Set(warnings)],
  }
}

function affectedBy(step: Step): AffectedEntity[] {
  const { recordType } = step
  if (step.type === 'add') {
    const label = recordType.label(step.draft)
    return [
      {
        action: 'add',
        entityType: recordType.name,
        id: null,
        version: null,
        label,
        before: null,
        after: written(step.draft),
      },
    ]
  }
  const { id, version } = step.before
  const record = { entityType: recordType.name, id, version, label: recordType.label(step.before) }
  if (step.type === 'remove') {
    return [{ action: 'remove', ...record, before: shortened(step.before), after: null }]
  }
  const before: Record<string, unknown> = { ...step.before }
  const after = differences(before, step.patch)
  const changed = Object.keys(after)
  // Fields that already have the proposed value are no change.
  if (changed.length === 0) return []
  const told = [...(recordType.knownBy ?? []), ...changed]
  const old = Object.fromEntries(told.map((name) => [name, before[name] ?? null]))
  return [{ action: 'update', ...record, before: asJson(old), after: asJson(after) }]
}

const asJson = (fields: object): NonNullable<AffectedEntity['before']> =>
  JSON.parse(JSON.stringify(fields))

/** A new record's fields that are not empty. */
const written = (draft: object) =>
  asJson(Object.fromEntries(Object.entries(draft).filter(([, value]) => !isNothing(value))))

const isNothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Enough to recognize a text; the whole record is in its list. */
const longest = 200

function shortened(record: RecordFields) {
  const fields = Object.entries(record).filter(
    ([name, value]) => !(name in recordFields) && value !== null,
  )
  return asJson(
    Object.fromEntries(
      fields.map(([name, value]) => [
        name,
        typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value,
      ]),
    ),
  )
}
