import type { AppContext } from '#server/appContext.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { completedRecordRoutes, recordRoutes } from '#server/http/recordRoutes.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { FamilyMemberForm, KnowledgeForm, Reorder, WholeFamilyForm } from './family.contract.ts'
import { knowledgeEndpoints, memberEndpoints, wholeFamilyEndpoints } from './family.endpoints.ts'
import { atEnd, moveMember } from './family.order.ts'
import { listFamilyMembers, listKnowledge, listWholeFamily } from './family.queries.ts'
import { familyMembers, knowledge, wholeFamilyPreferences } from './family.records.ts'
import { refuseTakenName } from './wholeFamily.names.ts'

export const familyRoutes = (app: AppContext) =>
  routes(
    listRead(app, memberEndpoints, listFamilyMembers),
    listRead(
      app,
      { ...memberEndpoints, list: memberEndpoints.listAsPreferences },
      listFamilyMembers,
    ),
    answerInput(memberEndpoints.reorder, Reorder, ({ newOrder }, c) => {
      const id = idFrom(c, familyMembers.noun)
      return app.change(actorOf(c), 'Reordered the family members', (w) =>
        moveMember(w, id, newOrder),
      )
    }),
    completedRecordRoutes(app, familyMembers, memberEndpoints, {
      form: FamilyMemberForm,
      complete: atEnd(familyMembers, listFamilyMembers),
    }),

    listRead(app, wholeFamilyEndpoints, listWholeFamily),
    completedRecordRoutes(app, wholeFamilyPreferences, wholeFamilyEndpoints, {
      form: WholeFamilyForm,
      check: refuseTakenName,
      complete: atEnd(wholeFamilyPreferences, listWholeFamily),
    }),

    listRead(app, knowledgeEndpoints, listKnowledge),
    recordRoutes(app, knowledge, knowledgeEndpoints, { form: KnowledgeForm }),
  )
