import { Select, SimpleGrid } from '@mantine/core'
import { sayTime } from '#shared/days.ts'
import { clocks, dateOrders, unitsShown, type Ways, weekStarts } from '#shared/ways.ts'
import { useWays } from '#web/lib/http/householdQuery.ts'
import { exampleDay, unitNames } from './waysWords.ts'

interface WaysFieldsProps {
  /** What takes effect on saving. */
  chosen: Ways | undefined
  onChoose: (ways: Ways) => void
}

/** How the household begins its week, says times and dates, and measures. */
export function WaysFields({ chosen, onChoose }: WaysFieldsProps) {
  const stored = useWays()
  const value = chosen ?? stored
  return (
    <SimpleGrid cols={2} spacing="md" verticalSpacing="sm">
      <Select
        label="Weeks start on"
        allowDeselect={false}
        data={weekStarts}
        value={value.weekStart}
        onChange={(weekStart) => weekStart && onChoose({ ...value, weekStart })}
      />
      <Select
        label="Clock"
        allowDeselect={false}
        data={clocks.map((clock) => ({ value: clock, label: sayTime('18:30', clock) }))}
        value={value.clock}
        onChange={(clock) => clock && onChoose({ ...value, clock })}
      />
      <Select
        label="Dates"
        allowDeselect={false}
        data={dateOrders.map((dates) => ({ value: dates, label: exampleDay(dates) }))}
        value={value.dates}
        onChange={(dates) => dates && onChoose({ ...value, dates })}
      />
      <Select
        label="Units in recipes"
        allowDeselect={false}
        data={unitsShown.map((units) => ({ value: units, label: unitNames[units] }))}
        value={value.units}
        onChange={(units) => units && onChoose({ ...value, units })}
      />
    </SimpleGrid>
  )
}
