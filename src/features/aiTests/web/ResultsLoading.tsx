import { Skeleton } from '@mantine/core'
import { LoadingRows } from '#web/ui/feedback/LoadingRows.tsx'

export const ResultsLoading = () => (
  <LoadingRows label="Loading the test results" rows={6} padding="12px 16px">
    <Skeleton height={20} width={44} radius={999} />
    <Skeleton height={16} width="40%" />
  </LoadingRows>
)
