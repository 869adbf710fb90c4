import type { AppContext } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answer, routes } from '#server/http/routes.ts'
import { sampleCleared, sampleLoaded } from '#server/records/changeWords.ts'
import { done } from '#shared/endpoint.ts'
import { conflict } from '#shared/errors.ts'
import { sampleEndpoints } from './sample.endpoints.ts'
import { findSample, hasRecords } from './sample.queries.ts'

/** Loads the sample in one change, so that one undo removes it. */
export const sampleRoutes = (app: AppContext) =>
  routes(
    answer(sampleEndpoints.availability, async () => ({
      available: !(await hasRecords(app.reader, app.recordTypes)),
      there: (await findSample(app.reader, app.recordTypes)).untouched.length,
    })),
    answer(sampleEndpoints.load, async (c) => {
      const created = await app.change(actorOf(c), sampleLoaded, async (w) => {
        if (await hasRecords(w.reads, app.recordTypes)) {
          throw conflict('The sample household needs an empty one, and yours already has entries.')
        }
        let count = 0
        for (const { recordType, drafts } of app.samples) {
          for (const draft of typeof drafts === 'function' ? await drafts(w) : drafts) {
            await w.create(recordType, draft)
            count += 1
          }
        }
        return count
      })
      c.status(201)
      return { ...done, created }
    }),
    answer(sampleEndpoints.clear, (c) =>
      app.change(actorOf(c), sampleCleared, async (w) => {
        const { untouched, changed } = await findSample(w.reads, app.recordTypes)
        // Meals before those who eat them: what is named nowhere has nothing to change elsewhere.
        for (const { recordType, id } of untouched.toReversed()) await w.remove(recordType, id)
        return { ...done, removed: untouched.length, stayed: changed }
      }),
    ),
  )
