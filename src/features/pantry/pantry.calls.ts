import { get, recordCalls } from '#shared/calls.ts'
import type { PantryItem, PantryItemForm, PantryMetadata } from './pantry.contract.ts'

export const pantryCalls = {
  ...recordCalls<PantryItem, PantryItemForm>('pantry', '/api/pantry'),
  metadata: get('/api/pantry/metadata').answers<PantryMetadata>(),
}
