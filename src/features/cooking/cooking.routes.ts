import type { House } from '#server/appContext.ts'
import { findRecord } from '#server/db/records.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { answer, answerInput, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { notFound } from '#shared/errors.ts'
import { CookedForm, CookedQuery } from './cooking.contract.ts'
import { cookingCalls } from './cooking.endpoints.ts'
import { listCookings, listEaten } from './cooking.queries.ts'
import { cookingRecords } from './cooking.records.ts'
import { findIdeas } from './findIdeas.ts'
import { guessCooked } from './guessCooked.ts'
import { recordCooked } from './recordCooked.ts'

export const cookingRoutes = (house: House) =>
  routes([
    listRead(house, cookingCalls, listCookings),
    answer(cookingCalls.eaten, async () => listEaten(house.reader, await house.today())),
    answer(cookingCalls.ideas, () => findIdeas(house)),
    answer(cookingCalls.read, async (c) => {
      const id = idFrom(c, cookingRecords.noun)
      const found = await findRecord(house.reader, cookingRecords, id)
      if (!found) throw notFound(cookingRecords.noun)
      return found
    }),
    answerInput(cookingCalls.guess, CookedQuery, (query) => guessCooked(house, query)),
    answerInput(cookingCalls.cooked, CookedForm, async (form, c) => {
      const cooking = await house.change(actorOf(c), `Cooked ${form.title}`, (w) =>
        recordCooked(w, form),
      )
      c.status(201)
      return cooking
    }),
    answer(cookingCalls.remove, async (c) => {
      const id = idFrom(c, cookingRecords.noun)
      await house.change(actorOf(c), `Deleted a ${cookingRecords.noun}`, (w) =>
        w.remove(cookingRecords, id),
      )
      return done
    }),
  ])
