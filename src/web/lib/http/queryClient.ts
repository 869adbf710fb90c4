import {
  type DefaultError,
  type FetchQueryOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

const BACKGROUND_REFRESH = 120_000

/**
 * A read that is under way for what nobody shows any more would bring the state before the change,
 * and count as fresh: it is given up, and made again when that is shown.
 */
class OurQueryClient extends QueryClient {
  override invalidateQueries<Key extends readonly unknown[] = readonly unknown[]>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const { queryKey, predicate } = filters ?? {}
    void this.cancelQueries<Key>({
      ...(queryKey && { queryKey }),
      type: 'inactive',
      predicate: (query) => query.state.data !== undefined && (predicate?.(query) ?? true),
    })
    return super.invalidateQueries(filters, options)
  }

  /** Whoever waits for such a read gets the state after the change. */
  override async fetchQuery<
    Answer = unknown,
    Problem = DefaultError,
    Data = Answer,
    Key extends QueryKey = QueryKey,
    Page = never,
  >(options: FetchQueryOptions<Answer, Problem, Data, Key, Page>): Promise<Data> {
    const data = await super.fetchQuery(options)
    const isOvertaken = this.getQueryState(options.queryKey)?.isInvalidated
    return isOvertaken ? super.fetchQuery(options) : data
  }
}

/** Queries never go stale by time: live messages, changes and the background refresh refetch. */
export function createQueryClient(): QueryClient {
  return new OurQueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // The household's server is often reached without internet: `navigator.onLine` is no sign.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export function startBackgroundRefresh(client: QueryClient): () => void {
  const timer = setInterval(() => refresh(client), BACKGROUND_REFRESH)
  return () => clearInterval(timer)
}

async function refresh(client: QueryClient) {
  try {
    await client.invalidateQueries({ refetchType: 'all' }, { throwOnError: true })
    console.info('Background refresh done')
  } catch (error) {
    console.warn('Background refresh failed', error)
  }
}
