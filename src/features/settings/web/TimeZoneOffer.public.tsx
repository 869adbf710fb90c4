import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { timeZoneQuery, useTakeZone } from './settings.api.ts'

/** Canonical names, since a zone may have several. */
const resolved = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone

/** Offers this browser's time zone while the household has not chosen one. */
export function TimeZoneOffer() {
  const { data: state } = useQuery(timeZoneQuery)
  const take = useTakeZone()
  const own = resolved()
  if (!state || state.fixed || state.chosen || own === resolved(state.timeZone)) return null
  return (
    <Group gap="10px 16px" justify="center" mt={20}>
      <p className="dim">Are you in {own.split('/').at(-1)?.replaceAll('_', ' ')}?</p>
      <Button variant="default" loading={take.isPending} onClick={() => take.mutate(own)}>
        Use this time zone
      </Button>
    </Group>
  )
}
