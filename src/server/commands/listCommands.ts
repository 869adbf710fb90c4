import { z } from 'zod'
import type { RecordFields } from '#shared/fields.ts'
import { requiredText } from '#shared/fields.ts'
import { named, nameKey } from '#shared/names.ts'
import type { Reader } from '../db/open.ts'
import type { Draft, RecordType } from '../records/recordType.ts'
import {
  add,
  type Command,
  defineCommand,
  type Planning,
  planEach,
  remove,
  update,
} from './command.ts'

export type Naming<R extends RecordFields> = {
  nameOf: (record: R) => string
  /** Distinguishes records of the same name: 'Milk (1 gallon, Fridge)'. */
  describe: (record: R) => string
  /** Distinguishes those that look alike even so: 'Milk (1 gallon, Fridge, until Nov 25)'. */
  describeFully?: (record: R) => string
  /** Within a sentence: 'in the pantry'. */
  where: string
}

type List<R extends RecordFields> = Naming<R> & {
  recordType: RecordType<R>
  list: (reads: Reader) => Promise<readonly R[]>
  /** A refusal because of other records, such as a taken name; `before` is the record to update. */
  refuse?: (fields: Partial<Draft<R>>, list: readonly R[], before?: R) => string | undefined
  /** Warnings for the card; `before` is the record to update. */
  warn?: (fields: Draft<R>, around: Around<R>) => string[] | Promise<string[]>
}

type Around<R> = { list: readonly R[]; planning: Planning; before?: R }

type Named = Pick<Command, 'type' | 'description' | 'aiTest'>

type Adding<R extends RecordFields, Form> = Named & {
  item: z.ZodType<Form>
  /** Completes a form to a record; `place` is the number of records before it. */
  complete: (form: Form, planning: Planning, place: number) => Draft<R> | Promise<Draft<R>>
}

type Updating<R extends RecordFields> = Named & {
  form: z.ZodObject & z.ZodType<Partial<Draft<R>>>
  identifyingFields?: readonly string[]
}

const noId = 'The id must be that of a record'

/** The same limit as for ids in a path: PostgreSQL refuses larger integers. */
export const recordId = z
  .number('The id must be a number')
  .int('The id must be a whole number')
  .min(1, noId)
  .max(2_147_483_647, noId)

export const nameItem = requiredText('Name', 200)

export function commandsOn<R extends RecordFields>(target: List<R>) {
  const { recordType, list, refuse, warn } = target
  const changed = async (before: R, patch: Partial<Draft<R>>, around: Around<R>) => ({
    steps: [update(recordType, before, patch)],
    warnings: await warn?.({ ...before, ...patch }, { ...around, before }),
  })

  return {
    add: <Form>({ complete, ...command }: Adding<R, Form>): Command =>
      defineCommand({
        ...command,
        plan: async (items, planning) => {
          const records = await list(planning.reads)
          let place = records.length
          return planEach(items, async (form: Form) => {
            const draft = await complete(form, planning, place)
            const problem = refuse?.(draft, records)
            if (problem) return { problem }
            place += 1
            const warnings = await warn?.(draft, { list: records, planning })
            return { steps: [add(recordType, draft)], warnings }
          })
        },
      }),

    /** For legacy commands: updates the record with the name, or adds it. */
    addOrUpdate: <Form extends object>({ complete, ...command }: Adding<R, Form>): Command =>
      defineCommand({
        ...command,
        plan: async (items, planning) => {
          const records = await list(planning.reads)
          let place = records.length
          return planEach(items, async (form: Form) => {
            const draft = await complete(form, planning, place)
            const [same, another] = named(records, nameOfDraft(target, draft), target.nameOf)
            if (!same) {
              place += 1
              const warnings = await warn?.(draft, { list: records, planning })
              return { steps: [add(recordType, draft)], warnings }
            }
            if (another) return findNamed(records, target.nameOf(same), target)
            return changed(same, saidOf(form, draft), { list: records, planning })
          })
        },
      }),

    update: ({ form, ...command }: Updating<R>): Command =>
      defineCommand({
        ...command,
        isPatch: true,
        item: form.partial().extend({ id: recordId }),
        plan: async (items, planning) => {
          const records = await list(planning.reads)
          return planEach(items, async (item: Record<string, unknown>) => {
            const { id, ...fields } = item
            const before = records.find((record) => record.id === id)
            if (!before) return { problem: `This ${recordType.noun} doesn't exist anymore.` }
            // A form's fields are fields of the record.
            const patch = fields as Partial<Draft<R>>
            const problem = refuse?.(patch, records, before)
            return problem ? { problem } : changed(before, patch, { list: records, planning })
          })
        },
      }),

    remove: (command: Named): Command =>
      defineCommand({
        ...command,
        item: nameItem,
        plan: async (names, planning) => {
          const records = await list(planning.reads)
          return planEach(names, (name: string) => {
            const { found, problem } = findNamed(records, name, target)
            return found ? { steps: [remove(recordType, found)] } : { problem }
          })
        },
      }),
  }
}

/** The given fields only: empty defaults must not overwrite the record's values. */
function saidOf<R extends RecordFields>(form: object, draft: Draft<R>): Partial<Draft<R>> {
  const empty = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  const said = Object.entries(form).flatMap(([name, value]) => (empty(value) ? [] : name))
  const fields = Object.entries(draft).filter(([name]) => said.includes(name))
  return Object.fromEntries(fields) as Partial<Draft<R>>
}

/** A draft has all fields that `nameOf` reads. */
const nameOfDraft = <R extends RecordFields>({ nameOf }: List<R>, draft: Draft<R>) =>
  nameOf(draft as unknown as R)

type Found<R> = { found: R; problem?: undefined } | { found?: undefined; problem: string }

/** The one record with a name. Several or none are a problem for the person, never a guess. */
export function findNamed<R extends RecordFields>(
  records: readonly R[],
  name: string,
  naming: Naming<R>,
): Found<R> {
  const { nameOf, describe, describeFully = describe, where } = naming
  const matches =
    [nameOf, describe, describeFully]
      .map((way) => named(records, name, way))
      .find((some) => some.length > 0) ?? []
  const [found, another] = matches.toSorted((one, other) => one.id - other.id)
  const labels = [describe, describeFully].map((way) => new Set(matches.map(way)))
  const label = labels.find((each) => each.size === matches.length) ?? labels.at(-1)
  // What nobody can tell apart is the same for everybody.
  if (found && (!another || (naming.describeFully && label?.size === 1))) return { found }
  if (found) return { problem: `“${name}” could be ${oneOf([...(label ?? [])])}.` }
  const near = nearTo(records, name, nameOf)
  const hint = near.length > 0 ? ` Did you mean ${oneOf(near.map(nameOf))}?` : ''
  return { problem: `There's no “${name}” ${where}.${hint}` }
}

const mostChoices = 5

function oneOf(labels: readonly string[]): string {
  const [last, ...rest] = [...new Set(labels)].slice(0, mostChoices).reverse()
  return rest.length > 0 ? `${rest.reverse().join(', ')} or ${last}` : String(last)
}

function nearTo<R>(records: readonly R[], name: string, nameOf: (record: R) => string): R[] {
  const words = new Set(nameKey(name).split(' '))
  const shares = (record: R) =>
    nameKey(nameOf(record))
      .split(' ')
      .some((word) => word.length > 2 && words.has(word))
  return records.filter(shares).slice(0, mostChoices)
}
