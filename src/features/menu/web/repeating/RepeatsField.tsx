import { Checkbox, Group, Select, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isDay, weekdayOf } from '#shared/days.ts'
import {
  inOrder,
  mostWeeksApart,
  type Repeats,
  sayRepeats,
  weekInOrder,
} from '../../repeating/repeating.logic.ts'
import classes from '../meal/EatersField.module.css'

interface RepeatsFieldProps {
  /** The meal's day, which is always one of them. */
  date: string
  value: Repeats | null
  onChange: (repeats: Repeats | null) => void
}

const never = "Doesn't repeat"
const custom = 'Other days…'

export function RepeatsField({ date, value, onChange }: RepeatsFieldProps) {
  const [isCustom, setCustom] = useState(false)
  if (!isDay(date)) return null
  const own = weekdayOf(date)
  const usual = [1, 2].map((everyWeeks) => ({ weekdays: [own], everyWeeks }))
  const said = value && sayRepeats(value)
  const isUsual = usual.some((each) => sayRepeats(each) === said)
  const chosen = !value ? never : isCustom || !isUsual ? custom : said
  const lastDay = value?.lastDay ?? null

  function choose(label: string | null) {
    setCustom(label === custom)
    const repeats = usual.find((each) => sayRepeats(each) === label)
    if (repeats) onChange({ ...repeats, lastDay })
    else onChange(label === custom ? (value ?? { weekdays: [own], everyWeeks: 1, lastDay }) : null)
  }

  return (
    <>
      <Group gap={12}>
        <Select
          label="Repeats"
          flex="2 1 15em"
          data={[never, ...usual.map(sayRepeats), custom]}
          allowDeselect={false}
          value={chosen}
          onChange={choose}
        />
        {value && (
          <TextInput
            label="Until (optional)"
            flex="1 1 9em"
            type="date"
            min={date}
            value={lastDay ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ ...value, lastDay: currentTarget.value || null })
            }
          />
        )}
      </Group>
      {value && chosen === custom && <CustomDays own={own} value={value} onChange={onChange} />}
    </>
  )
}

interface CustomDaysProps {
  own: number
  value: Repeats
  onChange: (repeats: Repeats) => void
}

const weekCounts = Array.from({ length: mostWeeksApart }, (_, n) => ({
  value: String(n + 1),
  label: n === 0 ? 'Every week' : `Every ${n + 1} weeks`,
}))

const CustomDays = ({ own, value, onChange }: CustomDaysProps) => (
  <>
    <Checkbox.Group
      label="On these days"
      description={`Always on ${weekInOrder().find(({ weekday }) => weekday === own)?.name}, this meal's own day.`}
      value={value.weekdays.map(String)}
      onChange={(days) => onChange({ ...value, weekdays: inOrder([own, ...days.map(Number)]) })}
    >
      <SimpleGrid cols={4} spacing={4} verticalSpacing={{ base: 0, xs: 10 }} mt={8}>
        {weekInOrder().map(({ weekday, name, short }) => (
          <Checkbox
            key={weekday}
            value={String(weekday)}
            label={short}
            aria-label={name}
            className={classes.name}
            // The meal itself is on this day.
            disabled={weekday === own}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
    <Select
      label="How often"
      data={weekCounts}
      allowDeselect={false}
      value={String(value.everyWeeks)}
      onChange={(count) => count && onChange({ ...value, everyWeeks: Number(count) })}
    />
  </>
)
