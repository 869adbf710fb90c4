import type { AppContext } from '#server/appContext.ts'
import { actorOf, idFrom } from '#server/http/input.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { answer, answerInput, type Route } from '#server/http/routes.ts'
import { mealEvents } from '../menu.records.ts'
import { refuseUnknownRecipe } from '../recipeCheck.ts'
import { DishIdeaForm, IdeaPlace } from './sometime.contract.ts'
import { ideaEndpoints } from './sometime.endpoints.ts'
import { listDishIdeas } from './sometime.queries.ts'
import { dishIdeas } from './sometime.records.ts'
import { planIdea, refuseDouble, setMealAside } from './sometime.service.ts'

export const sometimeRoutes = (app: AppContext): Route[] => [
  // Deleted recipes are not linked, so the list also changes with the recipe book.
  answer(ideaEndpoints.list, () => listDishIdeas(app.reader)),
  ...recordRoutes(app, dishIdeas, ideaEndpoints, {
    form: DishIdeaForm,
    check: async (given, w, id) => {
      await refuseUnknownRecipe(given, w)
      await refuseDouble(w, given, id)
    },
  }),
  answerInput(ideaEndpoints.plan, IdeaPlace, (place, c) =>
    app.change(actorOf(c), 'Planned a dish from Sometime', (w) =>
      planIdea(w, idFrom(c, dishIdeas.noun), place),
    ),
  ),
  answer(ideaEndpoints.setAside, (c) =>
    app.change(actorOf(c), 'Put a meal under Sometime', (w) =>
      setMealAside(w, idFrom(c, mealEvents.noun)),
    ),
  ),
]
