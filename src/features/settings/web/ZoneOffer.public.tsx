import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { timeZoneQuery, useTakeZone } from './settings.api.ts'

/** By the same name wherever two names are one zone. */
const resolved = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone

/** For a new household: this browser's time zone, as long as nobody chose one. */
export function ZoneOffer() {
  const { data: state } = useQuery(timeZoneQuery)
  const take = useTakeZone()
  const own = resolved()
  if (!state || state.fixed || state.chosen || own === resolved(state.timeZone)) return null
  return (
    <Group gap="10px 16px" justify="center" mt={20}>
      <p className="dim">Your clock says {own.replaceAll('_', ' ')}. Use it?</p>
      <Button variant="default" loading={take.isPending} onClick={() => take.mutate(own)}>
        Use this time zone
      </Button>
    </Group>
  )
}
