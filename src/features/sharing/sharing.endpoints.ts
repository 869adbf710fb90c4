import { type Done, get, post, remove } from '#shared/endpoint.ts'
import type { ListedLink, MadeLink, NewShareLink } from './sharing.contract.ts'

export const sharingEndpoints = {
  topic: 'share-links',
  /** Those that have not ended, the newest first. */
  list: get('/api/share-links').answers<ListedLink[]>(),
  make: post('/api/share-links').takes<NewShareLink>().answers<MadeLink>(),
  revoke: remove('/api/share-links/:id').answers<Done>(),
}
