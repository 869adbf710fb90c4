import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SampleHouseholdButton } from './SampleHousehold.public.tsx'

interface EmptyListProps extends Omit<ComponentProps<typeof EmptyState>, 'action'> {
  addLabel: string
  onAdd: () => void
}

export function EmptyList({ addLabel, onAdd, ...words }: EmptyListProps) {
  return (
    <EmptyState
      {...words}
      action={
        <>
          <Button onClick={onAdd}>{addLabel}</Button>
          <SampleHouseholdButton />
        </>
      }
    />
  )
}
