import { endpointQuery } from '#web/lib/http/call.ts'
import { recordApi } from '#web/lib/http/recordApi.ts'
import { problemOf } from '#web/lib/http/request.ts'
import { pantryEndpoints } from '../pantry.endpoints.ts'

/** Placeholder fields of an item until the server has filled them in. */
const untilSent = { quantity: '1', category: 'Other', location: 'Pantry', expiresOn: null }

export const pantryApi = recordApi(
  pantryEndpoints,
  {
    add: {
      done: 'Item added successfully',
      failed: (error) => `Failed to add item: ${problemOf(error, 'Unknown error')}`,
    },
    update: { done: 'Item updated successfully', failed: 'Failed to update item' },
    delete: { done: 'Item deleted successfully', failed: 'Failed to delete item' },
  },
  { blank: untilSent },
)

export const pantryMetadata = endpointQuery(pantryEndpoints.topic, pantryEndpoints.metadata)

/** Milliseconds, while the live connection is down. */
export const metadataPolling = 10_000
