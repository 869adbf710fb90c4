import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { listRead } from '#server/http/lists/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { GuessQuery, PantryItemForm, PantryLineForm } from './pantry.contract.ts'
import { pantryEndpoints } from './pantry.endpoints.ts'
import { listPantry, pantryMetadata } from './pantry.queries.ts'
import { pantryItems } from './pantry.records.ts'
import { addLine, readUsual } from './pantry.service.ts'

export const pantryRoutes = (app: AppContext) =>
  routes(
    listRead(app, pantryEndpoints, listPantry),
    listRead(app, { ...pantryEndpoints, list: pantryEndpoints.metadata }, pantryMetadata),
    recordRoutes(app, pantryItems, pantryEndpoints, { form: PantryItemForm }),
    answerInput(pantryEndpoints.addLine, PantryLineForm, async ({ items }, c) => {
      const why = items.length === 1 ? 'Added a pantry item' : 'Added pantry items'
      const added = await app.change(actorOf(c), why, (w) => addLine(w, items))
      c.status(201)
      return added
    }),
    answerInput(pantryEndpoints.guess, GuessQuery, async ({ name }) =>
      (await readUsual(app.reader))(name),
    ),
  )
