import { Hono } from 'hono'
import type { House } from '#server/house.ts'
import { actorOf } from '#server/http/input.ts'
import { conflict } from '#shared/errors.ts'
import { hasRecords } from './sample.queries.ts'

/** A believable household to look around in: one change, so it can be taken back whole. */
export const sampleRoutes = (house: House) =>
  new Hono()
    .get('/sample-household', async (c) =>
      c.json({ available: !(await hasRecords(house.reader, house.kinds)) }),
    )
    .post('/sample-household', async (c) => {
      const created = await house.change(actorOf(c), 'Loaded the sample household', async (w) => {
        if (await hasRecords(w.reads, house.kinds)) {
          throw conflict('The sample household needs an empty one, and yours already has entries.')
        }
        let count = 0
        for (const { kind, drafts } of house.samples) {
          for (const draft of typeof drafts === 'function' ? await drafts(w) : drafts) {
            await w.create(kind, draft)
            count += 1
          }
        }
        return count
      })
      return c.json({ success: true, created }, 201)
    })
