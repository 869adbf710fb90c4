import type { z } from 'zod'
import { done, type RecordEndpoints } from '#shared/endpoint.ts'
import type { RecordFields } from '#shared/fields.ts'
import type { AppContext } from '../appContext.ts'
import type { Writing } from '../records/change.ts'
import type { Draft, RecordType } from '../records/recordType.ts'
import { actorOf, idFrom, patchOf, readInput, readPatch } from './input.ts'
import { answer, type Route } from './routes.ts'

type Calls<R, Form> = Pick<RecordEndpoints<R, Form>, 'add' | 'update' | 'remove'>

type Input<Form> = {
  form: z.ZodObject & z.ZodType<Form>
  /**
   * Refuses input because of other records, such as a taken name. It runs inside the change, where
   * nobody else writes; `id` is the record to update.
   */
  check?: (fields: Partial<Form>, w: Writing, id?: number) => Promise<void>
}

type Removal = {
  /** Deletes dependent records together with a record. */
  removeWith?: (id: number, w: Writing) => Promise<void>
}

type Completion<R extends RecordFields, Form> = {
  /** Fields of a new record besides its form, such as its place in the list. */
  complete: (form: Form, w: Writing) => Promise<Draft<R>>
}

/** Routes that add, update and delete records whose form has all their fields. */
export const recordRoutes = <R extends RecordFields>(
  app: AppContext,
  recordType: RecordType<R>,
  calls: Calls<R, Draft<R>>,
  input: Input<Draft<R>> & Removal,
): Route[] =>
  completedRecordRoutes(app, recordType, calls, { ...input, complete: async (form) => form })

/** Routes for records that need more than their form; each call is one change. */
export function completedRecordRoutes<R extends RecordFields, Form extends Partial<Draft<R>>>(
  app: AppContext,
  recordType: RecordType<R>,
  calls: Calls<R, Form>,
  { form, complete, check, removeWith }: Input<Form> & Removal & Completion<R, Form>,
): Route[] {
  return [
    answer(calls.add, async (c) => {
      const input: Form = await readInput(c, form)
      const created = await app.change(actorOf(c), `Added a ${recordType.noun}`, async (w) => {
        await check?.(input, w)
        return w.create(recordType, await complete(input, w))
      })
      c.status(201)
      return created
    }).with({ input: form }),
    answer(calls.update, async (c) => {
      const id = idFrom(c, recordType.noun)
      const { patch, expect } = await readPatch<Form>(c, form)
      return app.change(actorOf(c), `Changed a ${recordType.noun}`, async (w) => {
        await check?.(patch, w, id)
        // A form's fields are fields of the record.
        return w.update(recordType, id, patch as Partial<Draft<R>>, expect)
      })
    }).with({ input: patchOf(form) }),
    answer(calls.remove, async (c) => {
      const id = idFrom(c, recordType.noun)
      await app.change(actorOf(c), `Deleted a ${recordType.noun}`, async (w) => {
        await removeWith?.(id, w)
        await w.remove(recordType, id)
      })
      return done
    }),
  ]
}
