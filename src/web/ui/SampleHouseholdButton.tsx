import { Button } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemOf, request } from '../lib/request.ts'
import { toast } from '../lib/toast.ts'

const path = '/api/sample-household'

/** Available as long as nobody has written anything. */
export const sampleAvailability = queryOptions({
  queryKey: ['sample-household'],
  queryFn: ({ signal }) => request<{ available: boolean }>('GET', path, undefined, { signal }),
  // Any list may have got its first entry since.
  staleTime: 0,
})

/** Beside an empty list's first step: a whole household to look around in, while there is none. */
export function SampleHouseholdButton() {
  const client = useQueryClient()
  const { data } = useQuery(sampleAvailability)
  const load = useMutation({
    mutationFn: () => request('POST', path),
    onSuccess: async () => {
      await client.invalidateQueries()
      toast.success(
        'Sample household loaded',
        'Have a look around: every list has something in it.',
      )
    },
    onError: (error) => toast.error("The sample couldn't be loaded", problemOf(error)),
  })
  if (!data?.available) return null
  return (
    <Button variant="default" loading={load.isPending} onClick={() => load.mutate()}>
      Load a sample household
    </Button>
  )
}
