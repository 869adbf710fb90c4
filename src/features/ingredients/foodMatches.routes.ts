import type { AppContext } from '#server/appContext.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { answer, answerInput, type Route } from '#server/http/routes.ts'
import type { Writing } from '#server/records/change.ts'
import { done } from '#shared/endpoint.ts'
import { aliasKey } from '#shared/ingredients/foodMatch.ts'
import { type FoodMatch, FoodMatchForm } from './foodMatches.contract.ts'
import { foodMatchEndpoints } from './foodMatches.endpoints.ts'
import { listFoodMatches } from './foodMatches.queries.ts'
import { foodMatchRecords } from './foodMatches.records.ts'

export const foodMatchRoutes = (app: AppContext): Route[] => [
  listRead(app, foodMatchEndpoints, listFoodMatches),
  answerInput(foodMatchEndpoints.say, FoodMatchForm, async (form, c) => {
    const { food, name, isSame } = form
    const why = `Said that ${name} ${isSame ? 'counts as' : 'is not'} ${food}`
    const said = await app.change(actorOf(c), why, (w) => sayOnce(w, form))
    c.status(201)
    return said
  }),
  answer(foodMatchEndpoints.remove, async (c) => {
    const id = idFrom(c, foodMatchRecords.noun)
    await app.change(actorOf(c), `Deleted a ${foodMatchRecords.noun}`, (w) =>
      w.remove(foodMatchRecords, id),
    )
    return done
  }),
]

/** Keeps one statement for each pair of names. */
async function sayOnce(w: Writing, form: FoodMatchForm): Promise<FoodMatch> {
  const key = aliasKey(form.food, form.name)
  const matches = await listFoodMatches(w.reads)
  const known = matches.find(({ food, name }) => aliasKey(food, name) === key)
  if (!known) return w.create(foodMatchRecords, form)
  return w.update(foodMatchRecords, known.id, { isSame: form.isSame })
}
