import { z } from 'zod'
import type { CommandType } from '#shared/commandTypes.ts'
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

/** How the records of a list are named, found and told apart. */
export type Naming<R extends RecordFields> = {
  nameOf: (record: R) => string
  /** Tells two of one name apart: 'Milk (1 gallon, Fridge)'. */
  describe: (record: R) => string
  /** In a sentence: 'in the pantry'. */
  where: string
}

type List<R extends RecordFields> = Naming<R> & {
  recordType: RecordType<R>
  list: (reads: Reader) => Promise<R[]>
  /** What others forbid, such as a name that is taken; `before` is the record that is changed. */
  refuse?: (fields: Partial<Draft<R>>, list: readonly R[], before?: R) => string | undefined
  /** What to know before one is written; `before` is the record that is changed. */
  warn?: (fields: Draft<R>, around: Around<R>) => string[] | Promise<string[]>
}

type Around<R> = { list: readonly R[]; planning: Planning; before?: R }

type Adding<R extends RecordFields, Form> = {
  type: CommandType
  description: string
  item: z.ZodType<Form>
  /** What a new record has besides what was said; `place` counts those before it. */
  complete: (form: Form, planning: Planning, place: number) => Draft<R> | Promise<Draft<R>>
}

type Updating<R extends RecordFields> = {
  type: CommandType
  description: string
  form: z.ZodObject & z.ZodType<Partial<Draft<R>>>
  uncounted?: readonly string[]
}

type Removing = { type: CommandType; description: string }

const noId = 'The id must be that of a record'

/** As the address of a record takes it, too: PostgreSQL refuses to look for a larger one. */
export const recordId = z
  .number('The id must be a number')
  .int('The id must be a whole number')
  .min(1, noId)
  .max(2_147_483_647, noId)

export const nameItem = requiredText('Name', 200)

/** The commands of a plain list: its records are added, changed by id, and deleted by name. */
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

    /** The older way: whatever has the name is changed, and added if nothing has. */
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
        item: form.partial().extend({ id: recordId }),
        plan: async (items, planning) => {
          const records = await list(planning.reads)
          return planEach(items, async (item: Record<string, unknown>) => {
            const { id, ...fields } = item
            const before = records.find((record) => record.id === id)
            if (!before) return { problem: `This ${recordType.noun} does not exist any more.` }
            // Each field of a form is one of the record's.
            const patch = fields as Partial<Draft<R>>
            const problem = refuse?.(patch, records, before)
            return problem ? { problem } : changed(before, patch, { list: records, planning })
          })
        },
      }),

    remove: (command: Removing): Command =>
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

/** Only what was said: defaults that stand for 'nothing said' must not overwrite. */
function saidOf<R extends RecordFields>(form: object, draft: Draft<R>): Partial<Draft<R>> {
  const empty = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  const said = Object.entries(form).flatMap(([name, value]) => (empty(value) ? [] : name))
  const fields = Object.entries(draft).filter(([name]) => said.includes(name))
  return Object.fromEntries(fields) as Partial<Draft<R>>
}

/** A draft has every field that a name is made of. */
const nameOfDraft = <R extends RecordFields>({ nameOf }: List<R>, draft: Draft<R>) =>
  nameOf(draft as unknown as R)

type Found<R> = { found: R; problem?: undefined } | { found?: undefined; problem: string }

/** The one record that a name means. It never guesses: several, or none, are a question. */
export function findNamed<R extends RecordFields>(
  records: readonly R[],
  name: string,
  naming: Naming<R>,
): Found<R> {
  const { nameOf, describe, where } = naming
  const byName = named(records, name, nameOf)
  const matches = byName.length > 0 ? byName : named(records, name, describe)
  const [found, another] = matches
  if (found && !another) return { found }
  if (found) return { problem: `“${name}” could be ${oneOf(matches.map(describe))}.` }
  const near = nearTo(records, name, nameOf)
  const hint = near.length > 0 ? ` Did you mean ${oneOf(near.map(nameOf))}?` : ''
  return { problem: `There is no “${name}” ${where}.${hint}` }
}

const mostChoices = 5

function oneOf(labels: readonly string[]): string {
  const [last, ...rest] = [...new Set(labels)].slice(0, mostChoices).reverse()
  return rest.length > 0 ? `${rest.reverse().join(', ')} or ${last}` : String(last)
}

/** Those that share a word. */
function nearTo<R>(records: readonly R[], name: string, nameOf: (record: R) => string): R[] {
  const words = new Set(nameKey(name).split(' '))
  const shares = (record: R) =>
    nameKey(nameOf(record))
      .split(' ')
      .some((word) => word.length > 2 && words.has(word))
  return records.filter(shares).slice(0, mostChoices)
}
