import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './CalendarToolbar.module.css'
import type { CalendarPeriod, CalendarView } from './useCalendarPeriod.ts'

/** Day or week, and which one. */
export function CalendarToolbar({ period }: { period: CalendarPeriod }) {
  const unit = period.view
  return (
    <div className={classes.toolbar}>
      <SegmentedControl
        aria-label="View"
        className={classes.view}
        data={[
          { value: 'day', label: 'Day View' },
          { value: 'week', label: 'Week View' },
        ]}
        value={period.view}
        onChange={(value) => period.setView(value as CalendarView)}
      />
      <div className={classes.steps}>
        <ActionIcon aria-label={`Previous ${unit}`} onClick={period.previous}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={period.toToday}>
          Today
        </Button>
        <ActionIcon aria-label={`Next ${unit}`} onClick={period.next}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
