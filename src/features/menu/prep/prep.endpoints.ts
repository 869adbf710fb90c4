import { get } from '#shared/endpoint.ts'
import type { PrepTask } from './prep.contract.ts'

/** What has to be done on some days for the meals after them. */
export const prepEndpoint = get('/api/menu/prep')
  .takes<{ startDate: string; endDate: string }>()
  .answers<PrepTask[]>()
