import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { endpointQuery, send, withParams } from '#web/lib/http/call.ts'
import { useLive, usePollingWhileDown } from '#web/lib/http/live.ts'
import { problemOf, RequestError } from '#web/lib/http/request.ts'
import { undoAction } from '#web/lib/http/undoAction.ts'
import { toast } from '#web/lib/toast.tsx'
import { versionEndpoints } from '../versions.endpoints.ts'
import { entriesShown } from '../versions.logic.ts'
import { testItems } from './testItems.ts'

const versionsQuery = (entity: string) =>
  queryOptions({
    ...endpointQuery(versionEndpoints.topic, withParams(versionEndpoints.list, { entity }), {
      limit: entriesShown,
    }),
    // Changes on other screens add to it.
    refetchOnMount: 'always',
  })

/** Milliseconds, while the live connection is down. */
const polling = 5_000

export function useVersions(entity: string) {
  const live = useLive()
  const client = useQueryClient()
  // Every change of a list adds to its history.
  useEffect(
    () =>
      live.onMessage('changed', () =>
        client.invalidateQueries({ queryKey: [versionEndpoints.topic] }),
      ),
    [live, client],
  )
  return useQuery({ ...versionsQuery(entity), refetchInterval: usePollingWhileDown(polling) })
}

/** The server refused because a restore would replace newer data. */
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
      if (!isNewer(error)) toast.error(problemOf(error, 'Failed to restore from version history'))
    },
    // Any list may have changed.
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

/** Added one by one, as a person would. */
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
