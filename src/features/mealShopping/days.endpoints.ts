import type { z } from 'zod'
import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { get, post } from '#shared/endpoint.ts'
import type { DaysForm, DaysPreview, DaysQuery } from './days.contract.ts'

const days = '/api/shopping/days'

export const dayEndpoints = {
  preview: post(`${days}/preview`).takes<z.input<typeof DaysQuery>>().answers<DaysPreview>(),
  /** Names on the list that only the meals needed which a change took off the menu. */
  leftOver: get(`${days}/left-over`).takes<{ changeId: number }>().answers<{ names: string[] }>(),
  takeOff: post(`${days}/left-over`).takes<{ changeId: number }>().answers<ShoppingItem[]>(),
  add: post(days).takes<z.input<typeof DaysForm>>().answers<ShoppingItem[]>(),
}
