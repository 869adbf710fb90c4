import { Box, Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ConnectedCalendar } from '../calendar.contract.ts'
import { useReadAgain } from './calendar.api.ts'

export function CalendarProblems({ calendars }: { calendars: ConnectedCalendar[] }) {
  const failing = calendars.filter((calendar) => calendar.enabled && calendar.problem)
  return (
    <CalendarNotes
      label="Calendars that couldn't be read"
      calendars={failing}
      note={(calendar) => <Problem calendar={calendar} key={calendar.id} />}
    />
  )
}

export function CalendarRemarks({ calendars }: { calendars: ConnectedCalendar[] }) {
  const partly = calendars.filter((each) => each.enabled && !each.problem && each.remark)
  return (
    <CalendarNotes
      label="Calendars that aren't shown in full"
      calendars={partly}
      note={({ id, name, remark }) => (
        <Group
          component="li"
          key={id}
          wrap="nowrap"
          gap={8}
          p="8px 12px"
          bdrs="md"
          bg="var(--fp-raised)"
          className="dim small"
        >
          <IconInfoCircle size={16} aria-hidden />
          <Box component="span" flex="1 1 200px" miw={0} className="breaks">
            <strong>{name}</strong>: {remark}
          </Box>
        </Group>
      )}
    />
  )
}

interface CalendarNotesProps {
  label: string
  calendars: ConnectedCalendar[]
  note: (calendar: ConnectedCalendar) => ReactNode
}

const CalendarNotes = ({ label, calendars, note }: CalendarNotesProps) =>
  calendars.length > 0 && (
    <Stack component="ul" role="list" gap={4} flex="0 1 100%" aria-label={label}>
      {calendars.map(note)}
    </Stack>
  )

function Problem({ calendar: { id, name, problem, readAt } }: { calendar: ConnectedCalendar }) {
  const readAgain = useReadAgain()
  return (
    <Group
      component="li"
      gap="4px 8px"
      p="4px 6px 4px 12px"
      bdrs="md"
      className="tinted small"
      data-tone="orange"
    >
      <IconAlertTriangle size={16} aria-hidden />
      <Box component="span" flex="1 1 200px" miw={0} className="breaks">
        <strong>{name}</strong>: {problem}{' '}
        {readAt && 'Showing its events from the last time it worked.'}
      </Box>
      <Button
        variant="subtle"
        color="orange"
        size="sm"
        aria-label={`Retry ${name}`}
        loading={readAgain.isPending}
        onClick={() => readAgain.mutate(id)}
      >
        Retry
      </Button>
    </Group>
  )
}
