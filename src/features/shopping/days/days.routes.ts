import type { House } from '#server/appContext.ts'
import { actorOf } from '#server/http/input.ts'
import { answerInput } from '#server/http/routes.ts'
import { addLine } from '../shopping.service.ts'
import { DaysForm, DaysQuery } from './days.contract.ts'
import { dayCalls } from './days.endpoints.ts'
import { previewDays } from './days.service.ts'

export const dayRoutes = (house: House) => [
  answerInput(dayCalls.preview, DaysQuery, async (query) =>
    previewDays(house.reader, query, await house.today()),
  ),
  answerInput(dayCalls.add, DaysForm, async ({ items }, c) => {
    const why = 'Added what is needed for planned meals'
    const added = await house.change(actorOf(c), why, (w) => addLine(w, items))
    c.status(201)
    return added
  }),
]
