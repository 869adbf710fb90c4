import { proposalEndpoints } from '#features/proposals/proposals.endpoints.ts'
import { withQuery } from '#web/lib/http/call.ts'
import type { OfflineList } from '#web/lib/offlineList.ts'

export const offline: readonly OfflineList[] = [
  {
    topic: proposalEndpoints.topic,
    reads: () => [withQuery(proposalEndpoints.list.path, { status: 'pending' })],
  },
]
