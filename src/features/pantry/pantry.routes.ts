import { Hono } from 'hono'
import type { House } from '../../server/house.ts'
import { actorOf, idFrom, readInput, readPatch } from '../../server/http/input.ts'
import { listRead } from '../../server/http/listRead.ts'
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
    .post('/pantry', async (c) => {
      const form = await readInput(c, PantryItemForm)
      const item = await house.change(actorOf(c), 'Added to the pantry', (w) =>
        w.create(pantryItems, form),
      )
      return c.json(item, 201)
    })
    .put('/pantry/:id', async (c) => {
      const id = idFrom(c, pantryItems.noun)
      const { patch, expect } = await readPatch(c, PantryItemForm)
      const item = await house.change(actorOf(c), 'Changed in the pantry', (w) =>
        w.update(pantryItems, id, patch, expect),
      )
      return c.json(item)
    })
    .delete('/pantry/:id', async (c) => {
      const id = idFrom(c, pantryItems.noun)
      await house.change(actorOf(c), 'Deleted from the pantry', (w) => w.remove(pantryItems, id))
      return c.json({ success: true })
    })
