import { QueryClient } from '@tanstack/react-query'

const BACKGROUND_REFRESH = 120_000

/** Nothing goes stale on its own: live messages, changes and the background refresh re-read it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A household server is often reached without internet; `navigator.onLine` says nothing.
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
