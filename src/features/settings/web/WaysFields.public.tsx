import { Select, SimpleGrid } from '@mantine/core'
import { sayTime } from '#shared/days.ts'
import { type ChosenWays, clocks, dateOrders, unitsShown, weekStarts } from '#shared/ways.ts'
import { useHousehold, useWays } from '#web/lib/http/householdQuery.ts'
import { exampleDay, unitNames } from './waysWords.ts'

interface WaysFieldsProps {
  /** What takes effect on saving. */
  chosen: ChosenWays | undefined
  onChoose: (ways: ChosenWays) => void
}

/** How the household begins its week, says times and dates, and measures. */
export function WaysFields({ chosen, onChoose }: WaysFieldsProps) {
  const { data: household } = useHousehold()
  const choices = chosen ?? household?.ways
  const value = { ...useWays(), ...chosen }
  return (
    <SimpleGrid cols={2} spacing="md" verticalSpacing="sm">
      <Select
        label="Weeks start on"
        allowDeselect={false}
        data={weekStarts}
        value={choices?.weekStart ?? null}
        placeholder={value.weekStart}
        onChange={(weekStart) => weekStart && onChoose({ ...choices, weekStart })}
      />
      <Select
        label="Clock"
        allowDeselect={false}
        data={clocks.map((clock) => ({ value: clock, label: sayTime('18:30', clock) }))}
        value={value.clock}
        onChange={(clock) => clock && onChoose({ ...choices, clock })}
      />
      <Select
        label="Dates"
        allowDeselect={false}
        data={dateOrders.map((dates) => ({ value: dates, label: exampleDay(dates) }))}
        value={value.dates}
        onChange={(dates) => dates && onChoose({ ...choices, dates })}
      />
      <Select
        label="Units in recipes"
        allowDeselect={false}
        data={unitsShown.map((units) => ({ value: units, label: unitNames[units] }))}
        value={value.units}
        onChange={(units) => units && onChoose({ ...choices, units })}
      />
    </SimpleGrid>
  )
}
