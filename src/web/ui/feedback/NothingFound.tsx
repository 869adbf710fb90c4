import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { EmptyState } from './EmptyState.tsx'

interface NothingFoundProps {
  title: string
  text: string
  /** What the button that clears the filters says: 'Show all items'. */
  showAll: string
  onClear: () => void
}

/** A list that has something in it, but nothing that matches. */
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
