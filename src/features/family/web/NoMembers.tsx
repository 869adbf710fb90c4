import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { SampleHouseholdButton } from '#features/sample/web/SampleHousehold.part.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export const NoMembers = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={IconUsers}
    title="No family preferences set"
    text="Who eats with you, and what do they like? Meal plans follow what stands here."
    action={
      <>
        <Button onClick={onAdd}>Add First Family Member</Button>
        <SampleHouseholdButton />
      </>
    }
  />
)
