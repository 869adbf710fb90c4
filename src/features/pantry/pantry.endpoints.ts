import { get, post, recordEndpoints } from '#shared/endpoint.ts'
import type {
  PantryItem,
  PantryItemForm,
  PantryLineForm,
  PantryMetadata,
  UsualFields,
} from './pantry.contract.ts'

export const pantryEndpoints = {
  ...recordEndpoints<PantryItem, PantryItemForm>('pantry', '/api/pantry'),
  metadata: get('/api/pantry/metadata').answers<PantryMetadata>(),
  addLine: post('/api/pantry/lines').takes<PantryLineForm>().answers<PantryItem[]>(),
  guess: get('/api/pantry/guess').takes<{ name: string }>().answers<UsualFields>(),
}
