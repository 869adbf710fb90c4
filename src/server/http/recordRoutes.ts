import type { z } from 'zod'
import { done, type RecordCalls } from '#shared/endpoint.ts'
import type { RecordFields } from '#shared/fields.ts'
import type { House } from '../appContext.ts'
import type { Writing } from '../records/change.ts'
import type { Draft, Kind } from '../records/recordType.ts'
import { actorOf, idFrom, readInput, readPatch } from './input.ts'
import { answer, type Route } from './routes.ts'

type Calls<R, Form> = Pick<RecordCalls<R, Form>, 'add' | 'update' | 'remove'>

type Input<Form> = {
  /** What a person fills in; on a change, any part of it. */
  form: z.ZodObject & z.ZodType<Form>
  /**
   * Refuses what other records forbid, such as a name that is taken. It runs inside the change,
   * where nobody else writes; `id` is the record that is changed, none for a new one.
   */
  check?: (fields: Partial<Form>, w: Writing, id?: number) => Promise<void>
}

type Removal = {
  /** What goes together with a record that is deleted. */
  removeWith?: (id: number, w: Writing) => Promise<void>
}

type Completion<R extends RecordFields, Form> = {
  /** What a new record has besides the form, such as its place in the list. */
  complete: (form: Form, w: Writing) => Promise<Draft<R>>
}

/** Create, change and delete records of one kind, whose form is all there is to say of them. */
export const recordRoutes = <R extends RecordFields>(
  house: House,
  kind: Kind<R>,
  calls: Calls<R, Draft<R>>,
  input: Input<Draft<R>> & Removal,
): Route[] =>
  completedRecordRoutes(house, kind, calls, { ...input, complete: async (form) => form })

/** The same where a new record needs more than its form; each of them is one change. */
export function completedRecordRoutes<R extends RecordFields, Form extends Partial<Draft<R>>>(
  house: House,
  kind: Kind<R>,
  calls: Calls<R, Form>,
  { form, complete, check, removeWith }: Input<Form> & Removal & Completion<R, Form>,
): Route[] {
  return [
    answer(calls.add, async (c) => {
      const input: Form = await readInput(c, form)
      const created = await house.change(actorOf(c), `Added a ${kind.noun}`, async (w) => {
        await check?.(input, w)
        return w.create(kind, await complete(input, w))
      })
      c.status(201)
      return created
    }),
    answer(calls.update, async (c) => {
      const id = idFrom(c, kind.noun)
      const { patch, expect } = await readPatch<Form>(c, form)
      return house.change(actorOf(c), `Changed a ${kind.noun}`, async (w) => {
        await check?.(patch, w, id)
        // Each field of a form is one of the record's.
        return w.update(kind, id, patch as Partial<Draft<R>>, expect)
      })
    }),
    answer(calls.remove, async (c) => {
      const id = idFrom(c, kind.noun)
      await house.change(actorOf(c), `Deleted a ${kind.noun}`, async (w) => {
        await removeWith?.(id, w)
        await w.remove(kind, id)
      })
      return done
    }),
  ]
}
