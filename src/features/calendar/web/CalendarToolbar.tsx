import { SegmentedControl } from '@mantine/core'
import { PeriodSteps } from '#web/ui/PeriodSteps.tsx'
import classes from './CalendarToolbar.module.css'
import type { CalendarPeriod, CalendarView } from './useCalendarPeriod.ts'

export function CalendarToolbar({ period }: { period: CalendarPeriod }) {
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
      <PeriodSteps
        className={classes.steps}
        unit={period.view}
        onStep={period.step}
        onToday={period.toToday}
      />
    </div>
  )
}
