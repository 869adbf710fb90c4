import { useEffect } from 'react'
import { useLive } from '#web/lib/http/live.ts'
import { pageId } from '#web/lib/http/request.ts'
import { toast } from '#web/lib/toast.tsx'
import { executionFailed } from '../proposals.endpoints.ts'

/** Shows failures of other browsers, too, since all have the same card. */
export function useFailureMessages() {
  const live = useLive()
  useEffect(
    () =>
      live.onMessage(executionFailed, ({ data, origin }) => {
        if (!data || origin === pageId) return
        const { proposalId, error } = data
        toast.error(`Proposal ${proposalId} Failed (${error.code})`, error.message)
      }),
    [live],
  )
}
