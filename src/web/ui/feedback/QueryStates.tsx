import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'

interface Query<Data> extends Pick<UseQueryResult, 'error' | 'isError' | 'isFetching'> {
  data: Data | undefined
  refetch: () => unknown
}

interface QueryStatesProps<Data> {
  query: Query<Data>
  /** A placeholder with the shape of the data. */
  loading: ReactNode
  /** A sentence that says which list failed: "The pantry couldn't be loaded". */
  failed: string
  /** For a part of a screen: the failure in one line, with the list's name on its Retry button. */
  compact?: string
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** A query as loading, failed, empty or full. Data stays on the screen when a later read fails. */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, loading, failed, compact, empty, children } = props
  const { data } = query
  if (data !== undefined) {
    const nothing = empty !== undefined && Array.isArray(data) && data.length === 0
    return nothing ? empty : children(data)
  }
  if (!query.isError) return loading
  return (
    <LoadFailed
      title={failed}
      compact={compact}
      error={query.error}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  )
}
