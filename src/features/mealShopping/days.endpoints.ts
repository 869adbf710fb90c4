import type { z } from 'zod'
import type { ShoppingItem } from '#features/shopping/shopping.contract.ts'
import { post } from '#shared/endpoint.ts'
import type { DaysForm, DaysPreview, DaysQuery } from './days.contract.ts'

const days = '/api/shopping/days'

export const dayEndpoints = {
  preview: post(`${days}/preview`).takes<z.input<typeof DaysQuery>>().answers<DaysPreview>(),
  add: post(days).takes<z.input<typeof DaysForm>>().answers<ShoppingItem[]>(),
}
