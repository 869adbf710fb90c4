import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { EmptyState } from './EmptyState.tsx'

interface NothingFoundProps {
  title: string
  text: string
  /** The label of the button that clears the filters: 'Show all items'. */
  showAll: string
  onClear: () => void
}

/** Shown for a list whose filters match nothing. */
export function NothingFound({ title, text, showAll, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={IconSearchOff}
      title={title}
      text={text}
      action={
        <Button variant="default" onClick={onClear}>
          {showAll}
        </Button>
      }
    />
  )
}
