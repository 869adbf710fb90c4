import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { timeZoneQuery } from './settings.api.ts'

interface TimeZoneFieldProps {
  /** The zone that takes effect on saving. */
  chosen: string | undefined
  onChoose: (zone: string) => void
}

/** A limit for the open list; typing finds the other zones. */
const MOST_CHOICES = 60

const labelOf = (zone: string) => zone.replaceAll('_', ' ')

/** The household's day begins in this zone. */
export function TimeZoneField({ chosen, onChoose }: TimeZoneFieldProps) {
  const { data: state } = useQuery(timeZoneQuery)
  const value = chosen ?? state?.timeZone ?? null
  // A zone may be stored by an older name, which no browser lists.
  const zones = new Set([...(value ? [value] : []), ...Intl.supportedValuesOf('timeZone')])
  return (
    <Select
      label="Time zone"
      description={
        state?.fixed
          ? 'Set by whoever looks after Food Pal (HOUSEHOLD_TIME_ZONE).'
          : 'Sets when your days start, and the times of meals and events.'
      }
      disabled={!state || state.fixed}
      searchable
      allowDeselect={false}
      limit={MOST_CHOICES}
      nothingFoundMessage="We don't know that time zone. Try the nearest big city."
      data={[...zones].map((zone) => ({ value: zone, label: labelOf(zone) }))}
      value={value}
      onChange={(zone) => zone && onChoose(zone)}
    />
  )
}
