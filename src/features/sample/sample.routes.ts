import type { House } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answer, routes } from '#server/http/routes.ts'
import { done } from '#shared/endpoint.ts'
import { conflict } from '#shared/errors.ts'
import { sampleCalls } from './sample.endpoints.ts'
import { cleared, findSample, hasRecords, loaded } from './sample.queries.ts'

/** A believable household to look around in: one change, so it can be taken back whole. */
export const sampleRoutes = (house: House) =>
  routes(
    answer(sampleCalls.availability, async () => ({
      available: !(await hasRecords(house.reader, house.kinds)),
      there: (await findSample(house.reader, house.kinds)).untouched.length,
    })),
    answer(sampleCalls.load, async (c) => {
      const created = await house.change(actorOf(c), loaded, async (w) => {
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
      c.status(201)
      return { ...done, created }
    }),
    answer(sampleCalls.clear, (c) =>
      house.change(actorOf(c), cleared, async (w) => {
        const { untouched, changed } = await findSample(w.reads, house.kinds)
        for (const { kind, id } of untouched) await w.remove(kind, id)
        return { ...done, removed: untouched.length, stayed: changed }
      }),
    ),
  )
