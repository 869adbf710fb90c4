import type { UseQueryResult } from '@tanstack/react-query'

/** Whether a first answer is under way; a failure is an answer, too, even if it is tried again. */
export const isAwaited = ({ isLoading, failureCount }: UseQueryResult) =>
  isLoading && failureCount === 0
