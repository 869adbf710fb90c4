import { Hono } from 'hono'
import type { House } from '#server/house.ts'
import { listRead } from '#server/http/listRead.ts'
import { recordRoutes } from '#server/http/recordRoutes.ts'
import { PantryItemForm } from './pantry.contract.ts'
import { listPantry, pantryMetadata } from './pantry.queries.ts'
import { pantryItems } from './pantry.records.ts'

export const pantryRoutes = (house: House) =>
  new Hono()
    .get(
      '/pantry',
      listRead(house, 'pantry', () => listPantry(house.reader)),
    )
    .get(
      '/pantry/metadata',
      listRead(house, 'pantry', () => pantryMetadata(house.reader)),
    )
    .route('/pantry', recordRoutes(house, pantryItems, { form: PantryItemForm }))
