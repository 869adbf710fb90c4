import type { Reader } from '#server/db/open.ts'
import type { Writing } from '#server/records/change.ts'
import type { Draft, RecordType } from '#server/records/recordType.ts'
import { notFound } from '#shared/errors.ts'
import type { RecordFields } from '#shared/fields.ts'
import { moved } from '#shared/moved.ts'
import type { FamilyMember } from './family.contract.ts'
import { listFamilyMembers } from './family.queries.ts'
import { familyMembers } from './family.records.ts'

type Placed = RecordFields & { sortOrder: number }

/** Numbers a list 0, 1, 2 …, writing only the records whose number changes. */
async function renumber<R extends Placed>(
  w: Writing,
  recordType: RecordType<R>,
  list: readonly R[],
) {
  const numbered: R[] = []
  for (const [sortOrder, { id }] of list.entries()) {
    numbered.push(await w.update(recordType, id, { sortOrder } as Partial<Draft<R>>))
  }
  return numbered
}

/** A new record gets its requested position, or the last one; gaps after deletes are closed. */
export const atEnd =
  <R extends Placed>(recordType: RecordType<R>, load: (reader: Reader) => Promise<R[]>) =>
  async <Form extends { sortOrder?: number | undefined }>(form: Form, w: Writing) => {
    if (form.sortOrder !== undefined) return { ...form, sortOrder: form.sortOrder }
    const list = await load(w.reads)
    const last = list.at(-1)
    if (last && last.sortOrder > list.length) await renumber(w, recordType, list)
    return { ...form, sortOrder: list.length }
  }

export async function moveMember(w: Writing, id: number, newOrder: number): Promise<FamilyMember> {
  const list = await listFamilyMembers(w.reads)
  const numbered = await renumber(w, familyMembers, moved(list, id, newOrder))
  const member = numbered.find((each) => each.id === id)
  if (!member) throw notFound(familyMembers.noun)
  return member
}
