import type { AppContext } from '#server/appContext.ts'
import { actorOf, idFrom, readInput, readPatch } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { answer, answerInput, type Route } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { MealEventForm } from '../menu.contract.ts'
import { mealEvents } from '../menu.records.ts'
import { changeFrom, removeFrom } from './changeRepeating.ts'
import { ChangedRepeats, NewRepeatingMeal } from './repeating.contract.ts'
import { repeatingEndpoints } from './repeating.endpoints.ts'
import { listRepeatingMeals } from './repeating.queries.ts'
import { startRepeating } from './startRepeating.ts'

const { noun } = mealEvents

export const repeatingRoutes = (app: AppContext): Route[] => [
  listRead(app, repeatingEndpoints, listRepeatingMeals),
  answerInput(repeatingEndpoints.add, NewRepeatingMeal, async (given, c) => {
    const first = await app.change(actorOf(c), 'Added a repeating meal', (w) =>
      startRepeating(w, given),
    )
    c.status(201)
    return first
  }),
  answer(repeatingEndpoints.changeFrom, async (c) => {
    const { patch, expect } = await readPatch<MealEventForm>(c, MealEventForm)
    const repeating = await readInput(c, ChangedRepeats)
    return app.change(actorOf(c), 'Changed a repeating meal', (w) =>
      changeFrom(w, idFrom(c, noun), { ...patch, ...expect, ...repeating }),
    )
  }),
  answer(repeatingEndpoints.removeFrom, async (c) => {
    await app.change(actorOf(c), 'Deleted a repeating meal', (w) => removeFrom(w, idFrom(c, noun)))
    return done
  }),
]
