import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { problemOf } from '../../lib/http/request.ts'
import { EmptyState } from './EmptyState.tsx'
import classes from './LoadFailed.module.css'

interface LoadFailedProps {
  /** A sentence that says which list failed: "The pantry couldn't be loaded". */
  title: string
  /** The list's name for its Retry button; makes the failure one line. */
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
