import { queryOptions, useQuery } from '@tanstack/react-query'
import { pantryEndpoints } from '#features/pantry/pantry.endpoints.ts'
import { endpointQuery, send, withParams } from '#web/lib/http/call.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import { problemOf, RequestError } from '#web/lib/http/request.ts'
import { useListChange } from '#web/lib/http/useListChange.ts'
import { useRereadOnChange } from '#web/lib/http/useRereadOnChange.ts'
import { versionEndpoints } from '../versions.endpoints.ts'
import { entriesShown } from '../versions.logic.ts'
import { testItems } from './testItems.ts'

export type VersionFilter = { by?: string | null; record?: number | null }

export const versionsQuery = (
  entity: string,
  { by = null, record = null }: VersionFilter,
  limit = entriesShown,
) =>
  queryOptions({
    ...endpointQuery(versionEndpoints.topic, withParams(versionEndpoints.list, { entity }), {
      limit,
      ...(by !== null && { by }),
      ...(record !== null && { record }),
    }),
    // Changes on other screens add to it.
    refetchOnMount: 'always',
  })

export const peopleQuery = (entity: string) =>
  endpointQuery(versionEndpoints.topic, withParams(versionEndpoints.people, { entity }))

/** Milliseconds, while the live connection is down. */
const polling = 5_000

export function useVersions(entity: string, filter: VersionFilter = {}) {
  // Every change of a list adds to its history.
  useRereadOnChange([versionEndpoints.topic])
  return useQuery({
    ...versionsQuery(entity, filter),
    refetchInterval: usePollingWhileDown(polling),
  })
}

/** The server refused because a restore would replace newer data. */
export const isNewer = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.code === 'stale'

type Restoring = { id: number; overwrite: boolean; whole: boolean }

export const useRestore = () =>
  useListChange({
    send: ({ id, ...input }: Restoring) =>
      send(versionEndpoints.restore, { params: { id }, input }),
    done: 'Successfully restored from version history',
    // The dialog asks about newer data.
    failed: (error) =>
      isNewer(error) ? undefined : problemOf(error, 'Failed to restore from version history'),
  })

export const useRevertPantry = () =>
  useListChange({
    send: () => send(versionEndpoints.revertPantry),
    done: ({ restored }) => `Reverted pantry state - restored ${restored} items in one operation`,
    failed: (error) => problemOf(error, 'Failed to revert pantry state'),
  })

/** Added one by one, as a person would. */
export const useCreateTestItems = () =>
  useListChange({
    send: async () => {
      for (const input of testItems) await send(pantryEndpoints.add, { input })
    },
    done: { title: 'Test pantry items created', text: `${testItems.length} items` },
    failed: 'Failed to create test items',
  })
