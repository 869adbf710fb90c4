import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sampleAvailability, useLoadSample } from './sample.api.ts'

/** Shown beside an empty list's add button, while the household is empty. */
export function SampleHouseholdButton() {
  const { data } = useQuery(sampleAvailability)
  const load = useLoadSample()
  if (!data?.available) return null
  return (
    <Button variant="default" loading={load.isPending} onClick={() => load.mutate()}>
      Load a sample household
    </Button>
  )
}
