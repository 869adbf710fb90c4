import { Skeleton } from '@mantine/core'

/** The shape of a long text. */
export const TextLoading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Skeleton height={20} width={180} mb={16} />
    <Skeleton height={360} radius="md" />
  </div>
)
