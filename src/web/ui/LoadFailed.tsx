import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { problemOf } from '../lib/request.ts'
import { EmptyState } from './EmptyState.tsx'

interface LoadFailedProps {
  /** What did not arrive, as a sentence: "The pantry couldn't be loaded". */
  title: string
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

export function LoadFailed({ title, error, onRetry, retrying }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={title}
        text={problemOf(error)}
        action={
          <Button onClick={onRetry} loading={retrying}>
            Retry
          </Button>
        }
      />
    </div>
  )
}
