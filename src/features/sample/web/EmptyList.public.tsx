import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SampleHouseholdButton } from './SampleHousehold.public.tsx'

interface EmptyListProps extends Omit<ComponentProps<typeof EmptyState>, 'action'> {
  addLabel: string
  onAdd: () => void
  /** Another way to begin. */
  more?: ReactNode
}

export function EmptyList({ addLabel, onAdd, more, ...words }: EmptyListProps) {
  return (
    <EmptyState
      {...words}
      action={
        <>
          <Button onClick={onAdd}>{addLabel}</Button>
          {more}
          <SampleHouseholdButton />
        </>
      }
    />
  )
}
