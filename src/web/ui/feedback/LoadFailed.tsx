import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { problemOf } from '../../lib/http/request.ts'
import { EmptyState } from './EmptyState.tsx'
import classes from './LoadFailed.module.css'

interface LoadFailedProps {
  /** What did not arrive, as a sentence: "The pantry couldn't be loaded". */
  title: string
  /** Shown in one line; the name of the list, for its Retry button. */
  compact?: string
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

export function LoadFailed({ title, compact, error, onRetry, retrying }: LoadFailedProps) {
  if (compact === undefined) {
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
  return (
    <div role="alert" className={classes.line}>
      <p>
        {title}. {problemOf(error)}
      </p>
      <Button
        size="sm"
        variant="default"
        aria-label={`Retry: ${compact}`}
        onClick={onRetry}
        loading={retrying}
      >
        Retry
      </Button>
    </div>
  )
}
