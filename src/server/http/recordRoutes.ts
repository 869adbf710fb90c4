import { Hono } from 'hono'
import type { z } from 'zod'
import type { RecordFields } from '#shared/fields.ts'
import type { Writing } from '../change.ts'
import type { House } from '../house.ts'
import type { Draft, Kind } from '../kind.ts'
import { actorOf, idFrom, readInput, readPatch } from './input.ts'

type Input<R extends RecordFields, Form> = {
  /** What a person fills in; on a change, any part of it. */
  form: z.ZodObject<z.ZodRawShape, z.core.$strip> & z.ZodType<Form>
  /** What a new record has besides the form, such as its place in the list. */
  complete?: (form: Form, w: Writing) => Promise<Draft<R>>
  /**
   * Refuses what other records forbid, such as a name that is taken. It runs inside the change,
   * where nobody else writes; `id` is the record that is changed, none for a new one.
   */
  check?: (fields: Partial<Form>, w: Writing, id?: number) => Promise<void>
}

/** Create, change and delete records of one kind; each of them is one change. */
export function recordRoutes<R extends RecordFields, Form extends Partial<Draft<R>>>(
  house: House,
  kind: Kind<R>,
  { form, complete = async (input) => input as unknown as Draft<R>, check }: Input<R, Form>,
) {
  return new Hono()
    .post('/', async (c) => {
      const input: Form = await readInput(c, form)
      const created = await house.change(actorOf(c), `Added a ${kind.noun}`, async (w) => {
        await check?.(input, w)
        return w.create(kind, await complete(input, w))
      })
      return c.json(created, 201)
    })
    .put('/:id', async (c) => {
      const id = idFrom(c, kind.noun)
      const { patch, expect } = await readPatch(c, form)
      const updated = await house.change(actorOf(c), `Changed a ${kind.noun}`, async (w) => {
        await check?.(patch as Partial<Form>, w, id)
        return w.update(kind, id, patch as Partial<Draft<R>>, expect)
      })
      return c.json(updated)
    })
    .delete('/:id', async (c) => {
      const id = idFrom(c, kind.noun)
      await house.change(actorOf(c), `Deleted a ${kind.noun}`, (w) => w.remove(kind, id))
      return c.json({ success: true })
    })
}
