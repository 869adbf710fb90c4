import { QueryClient } from '@tanstack/react-query'

const BACKGROUND_REFRESH = 120_000

/** Queries never go stale by time: live messages, changes and the background refresh refetch. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
