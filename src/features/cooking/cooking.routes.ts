import { eatenEndpoint, recipeFactsEndpoint } from '#features/recipes/recipes.endpoints.ts'
import type { AppContext } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { notFound } from '#shared/errors.ts'
import { CookedForm, CookedQuery } from './cooking.contract.ts'
import { cookingEndpoints } from './cooking.endpoints.ts'
import { listCookings, listEaten } from './cooking.queries.ts'
import { cookingRecords } from './cooking.records.ts'
import { guessCooked } from './guessCooked.ts'
import { findIdeas } from './ideas.service.ts'
import { findRecipeFacts } from './recipeFacts.ts'
import { cookedWhy, forgetCooked, recordCooked } from './recordCooked.ts'

export const cookingRoutes = (app: AppContext) =>
  routes([
    listRead(app, cookingEndpoints, listCookings),
    answer(eatenEndpoint.list, async () => listEaten(app.reader, await app.today())),
    answer(recipeFactsEndpoint.list, () => findRecipeFacts(app)),
    answer(cookingEndpoints.ideas, () => findIdeas(app)),
    answer(cookingEndpoints.read, async (c) => {
      const id = idFrom(c, cookingRecords.noun)
      const found = await findRecord(app.reader, cookingRecords, id)
      if (!found) throw notFound(cookingRecords.noun)
      return found
    }),
    answerInput(cookingEndpoints.guess, CookedQuery, (query) => guessCooked(app, query)),
    answerInput(cookingEndpoints.cooked, CookedForm, async (form, c) => {
      const cooking = await app.change(actorOf(c), cookedWhy(form.title), (w) =>
        recordCooked(w, form),
      )
      c.status(201)
      return cooking
    }),
    answer(cookingEndpoints.remove, (c) =>
      app.change(actorOf(c), `Deleted a ${cookingRecords.noun}`, (w) =>
        forgetCooked(w, idFrom(c, cookingRecords.noun)),
      ),
    ),
  ])
