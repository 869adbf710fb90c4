import type { House } from '#server/appContext.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { completedRecordRoutes, recordRoutes } from '#server/http/recordRoutes.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { FamilyMemberForm, KnowledgeForm, Reorder, WholeFamilyForm } from './family.contract.ts'
import { knowledgeCalls, memberCalls, wholeFamilyCalls } from './family.endpoints.ts'
import { atEnd, moveMember } from './family.order.ts'
import { listFamilyMembers, listKnowledge, listWholeFamily } from './family.queries.ts'
import { familyMembers, knowledge, wholeFamilyPreferences } from './family.records.ts'
import { refuseTakenName } from './wholeFamily.names.ts'

export const familyRoutes = (house: House) =>
  routes(
    listRead(house, memberCalls, listFamilyMembers),
    listRead(house, { ...memberCalls, list: memberCalls.listAsPreferences }, listFamilyMembers),
    answerInput(memberCalls.reorder, Reorder, ({ newOrder }, c) => {
      const id = idFrom(c, familyMembers.noun)
      return house.change(actorOf(c), 'Reordered the family members', (w) =>
        moveMember(w, id, newOrder),
      )
    }),
    completedRecordRoutes(house, familyMembers, memberCalls, {
      form: FamilyMemberForm,
      complete: atEnd(familyMembers, listFamilyMembers),
    }),

    listRead(house, wholeFamilyCalls, listWholeFamily),
    completedRecordRoutes(house, wholeFamilyPreferences, wholeFamilyCalls, {
      form: WholeFamilyForm,
      check: refuseTakenName,
      complete: atEnd(wholeFamilyPreferences, listWholeFamily),
    }),

    listRead(house, knowledgeCalls, listKnowledge),
    recordRoutes(house, knowledge, knowledgeCalls, { form: KnowledgeForm }),
  )
