import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { at, endpointQuery, send } from '#web/lib/http/call.ts'
import { useLive, usePollingWhileDown } from '#web/lib/http/live.ts'
import { problemOf, RequestError } from '#web/lib/http/request.ts'
import { undoAction } from '#web/lib/http/undoAction.ts'
import { toast } from '#web/lib/toast.tsx'
import { versionEndpoints } from '../versions.endpoints.ts'
import { entriesShown } from '../versions.logic.ts'
import { testItems } from './testItems.ts'

/** Only another program has others. */
export const historyLists = {
  ...endpointQuery(versionEndpoints.topic, versionEndpoints.lists),
  staleTime: Number.POSITIVE_INFINITY,
}

const versionsQuery = (entity: string) =>
  queryOptions({
    ...endpointQuery(versionEndpoints.topic, at(versionEndpoints.list, { entity }), {
      limit: entriesShown,
    }),
    // Whatever was done since on another screen stands in it, too.
    refetchOnMount: 'always',
  })

/** In milliseconds, while the server can't say what changed. */
const polling = 5_000

export function useVersions(entity: string) {
  const live = useLive()
  const client = useQueryClient()
  // No list changes without its history.
  useEffect(
    () =>
      live.onMessage('changed', () =>
        client.invalidateQueries({ queryKey: [versionEndpoints.topic] }),
      ),
    [live, client],
  )
  return useQuery({ ...versionsQuery(entity), refetchInterval: usePollingWhileDown(polling) })
}

/** Somebody wrote something newer, which a restore would replace. */
export const isNewer = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.code === 'stale'

type Restoring = { id: number; overwrite?: boolean }

export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, overwrite = false }: Restoring) =>
      send(versionEndpoints.restore, { params: { id }, input: { overwrite } }),
    onSuccess: (answer) =>
      toast.success(
        'Successfully restored from version history',
        undefined,
        undoAction(client, answer),
      ),
    onError: (error) => {
      // The dialog asks about that.
      if (!isNewer(error)) toast.error(problemOf(error, 'Failed to restore from version history'))
    },
    // It may have touched any list.
    onSettled: () => client.invalidateQueries(),
  })
}

export function useRevertPantry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => send(versionEndpoints.revertPantry),
    onSuccess: (answer) =>
      toast.success(
        `Reverted pantry state - restored ${answer.restored} items in one operation`,
        undefined,
        undoAction(client, answer),
      ),
    onError: (error) => toast.error(problemOf(error, 'Failed to revert pantry state')),
    onSettled: () => client.invalidateQueries(),
  })
}

/** One after another, as somebody would who types them in. */
export function useCreateTestItems() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      for (const input of testItems) await send(pantryEndpoints.add, { input })
    },
    onSuccess: () => toast.success('Test pantry items created', `${testItems.length} items`),
    onError: (error) => toast.error('Failed to create test items', problemOf(error)),
    onSettled: () => client.invalidateQueries(),
  })
}
