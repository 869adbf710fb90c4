import type { House } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { listRead } from '#server/http/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { answerInput, routes } from '#server/http/routes.ts'
import { GuessQuery, PantryItemForm, PantryLineForm } from './pantry.contract.ts'
import { pantryCalls } from './pantry.endpoints.ts'
import { listPantry, pantryMetadata } from './pantry.queries.ts'
import { pantryItems } from './pantry.records.ts'
import { addLine, readUsual } from './pantry.service.ts'

export const pantryRoutes = (house: House) =>
  routes(
    listRead(house, pantryCalls, listPantry),
    listRead(house, { ...pantryCalls, list: pantryCalls.metadata }, pantryMetadata),
    recordRoutes(house, pantryItems, pantryCalls, { form: PantryItemForm }),
    answerInput(pantryCalls.addLine, PantryLineForm, async ({ items }, c) => {
      const why = items.length === 1 ? 'Added a pantry item' : 'Added pantry items'
      const added = await house.change(actorOf(c), why, (w) => addLine(w, items))
      c.status(201)
      return added
    }),
    answerInput(pantryCalls.guess, GuessQuery, async ({ name }) =>
      (await readUsual(house.reader))(name),
    ),
  )
