import type { House } from '#server/house.ts'
import { listRead } from '#server/http/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { routes } from '#server/http/routes.ts'
import { pantryCalls } from './pantry.calls.ts'
import { PantryItemForm } from './pantry.contract.ts'
import { listPantry, pantryMetadata } from './pantry.queries.ts'
import { pantryItems } from './pantry.records.ts'

export const pantryRoutes = (house: House) =>
  routes(
    listRead(house, pantryCalls, listPantry),
    listRead(house, { ...pantryCalls, list: pantryCalls.metadata }, pantryMetadata),
    recordRoutes(house, pantryItems, pantryCalls, { form: PantryItemForm }),
  )
