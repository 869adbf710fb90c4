import { z } from 'zod'
import { familyMembers } from '#features/family/family.records.ts'
import { PantryItem, PantryItemForm } from '#features/pantry/pantry.contract.ts'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { pantryItems } from '#features/pantry/pantry.records.ts'
import type { AppContext } from '#server/appContext.ts'
import type { Reader } from '#server/db/open.ts'
import { listRecords, rowsOf } from '#server/db/records.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { answer, answerInput } from '#server/http/routes.ts'
import type { Writing } from '#server/records/change.ts'
import { defineRecord } from '#server/records/recordType.ts'
import { get, post } from '#shared/endpoint.ts'

// Lines that must not compile: the types stage of `npm test` fails if one of them does. Nothing in
// this file runs.

export function queries(reader: Reader) {
  const members = reader.selectFrom('familyMembers')
  members.where('isActive', '=', 1)
  // @ts-expect-error: a flag is stored as 0 or 1, and PostgreSQL compares no number with true
  members.where('isActive', '=', true)

  const tags = reader.selectFrom('recipes').select('tags as words')
  // @ts-expect-error: a list is stored as JSON text, also under another name
  tags.executeTakeFirstOrThrow().then(({ words }): string[] => words)
  // @ts-expect-error: and so it is written
  reader.updateTable('recipes').set({ tags: ['quick'] })

  // @ts-expect-error: records are read with the connection that can't write
  rowsOf(reader, pantryItems)
  listRecords(reader, familyMembers).then(
    ([first]) => first?.isActive satisfies boolean | undefined,
  )
}

export function writes(w: Writing) {
  // @ts-expect-error: a record is made whole
  w.create(pantryItems, { name: 'Oats' })
  // @ts-expect-error: and changed in fields that it has
  w.update(pantryItems, 1, { colour: 'red' })
}

const label = (item: PantryItem) => item.name
const recordType = { name: 'x', topic: 'x', noun: 'x', heading: 'X', schema: PantryItem, label }
// @ts-expect-error: a kind's table has the columns of its record
export const misplaced = () => defineRecord({ ...recordType, table: 'recipes' })
export const placed = () => defineRecord({ ...recordType, table: 'pantryItems' })

export function routesOf(app: AppContext) {
  recordRoutes(app, pantryItems, pantryEndpoints, { form: PantryItemForm })
  const incomplete = PantryItemForm.omit({ location: true })
  // @ts-expect-error: what the form lacks would be missing in the table
  recordRoutes(app, pantryItems, pantryEndpoints, { form: incomplete })
  // @ts-expect-error: the calls of another list
  recordRoutes(app, familyMembers, pantryEndpoints, { form: PantryItemForm })

  const count = get('/api/count').answers<{ count: number }>()
  answer(count, () => ({ count: 1 }))
  // @ts-expect-error: not what the contract says
  answer(count, () => ({ count: 'one' }))
  const order = post('/api/order').takes<{ pieces: number }>().answers<{ id: number }>()
  answerInput(order, z.object({ pieces: z.number() }), ({ pieces }) => ({ id: pieces }))
  // @ts-expect-error: the screens send a number
  answerInput(order, z.object({ pieces: z.string() }), () => ({ id: 1 }))
}
