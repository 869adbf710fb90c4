import { Hono } from 'hono'
import type { House } from '#server/house.ts'
import { actorOf, idFrom, readInput } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { FamilyMemberForm, KnowledgeForm, Reorder, WholeFamilyForm } from './family.contract.ts'
import { moveMember, placeAtEnd } from './family.order.ts'
import { listFamilyMembers, listKnowledge, listWholeFamily } from './family.queries.ts'
import { familyMembers, knowledge, wholeFamilyPreferences } from './family.records.ts'
import { refuseTakenName } from './wholeFamily.names.ts'

export const familyRoutes = (house: House) => {
  const members = listRead(house, 'family', () => listFamilyMembers(house.reader))
  return new Hono()
    .get('/family-member-preferences', members)
    .get('/family-preferences', members)
    .put('/family-member-preferences/:id/reorder', async (c) => {
      const id = idFrom(c, familyMembers.noun)
      const { newOrder } = await readInput(c, Reorder)
      const member = await house.change(actorOf(c), 'Reordered the family members', (w) =>
        moveMember(w, id, newOrder),
      )
      return c.json(member)
    })
    .route(
      '/family-member-preferences',
      recordRoutes(house, familyMembers, {
        form: FamilyMemberForm,
        complete: async (form, w) => ({
          ...form,
          sortOrder:
            form.sortOrder ??
            (await placeAtEnd(w, familyMembers, await listFamilyMembers(w.reads))),
        }),
      }),
    )
    .get(
      '/whole-family-preferences',
      listRead(house, 'family', () => listWholeFamily(house.reader)),
    )
    .route(
      '/whole-family-preferences',
      recordRoutes(house, wholeFamilyPreferences, {
        form: WholeFamilyForm,
        check: refuseTakenName,
        complete: async (form, w) => ({
          ...form,
          sortOrder:
            form.sortOrder ??
            (await placeAtEnd(w, wholeFamilyPreferences, await listWholeFamily(w.reads))),
        }),
      }),
    )
    .get(
      '/knowledge',
      listRead(house, 'family', () => listKnowledge(house.reader)),
    )
    .route('/knowledge', recordRoutes(house, knowledge, { form: KnowledgeForm }))
}
