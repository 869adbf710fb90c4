import { get } from '#shared/endpoint.ts'
import type { PrepTask } from './prep.contract.ts'

export const prepEndpoint = get('/api/menu/prep')
  .takes<{ startDate: string; endDate: string }>()
  .answers<PrepTask[]>()
