import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sampleAvailability, useClearSample, useLoadSample } from './sample.api.ts'

/** Beside an empty list's first step: a whole household to look around in, while there is none. */
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

/** While there is something of it: it goes at once, since its toast takes that back. */
export function ClearSampleButton() {
  const clear = useClearSample()
  return (
    <Button variant="default" loading={clear.isPending} onClick={() => clear.mutate()}>
      Clear the sample
    </Button>
  )
}
