import { SegmentedControl } from '@mantine/core'
import { AddButton } from '#web/ui/AddButton.tsx'
import { PeriodSteps } from '#web/ui/PeriodSteps.tsx'
import type { MenuView } from '../menu.logic.ts'
import classes from './MenuControls.module.css'

interface MenuControlsProps {
  view: MenuView
  onView: (view: MenuView) => void
  onTurn: (by: -1 | 1) => void
  onToday: () => void
  onAdd: () => void
}

const views: { value: MenuView; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: '2day', label: '2 Days' },
  { value: '4day', label: '4 Days' },
  { value: 'week', label: 'Week' },
  { value: 'agenda', label: 'Agenda' },
]

export function MenuControls({ view, onView, onTurn, onToday, onAdd }: MenuControlsProps) {
  return (
    <div className={classes.controls}>
      <SegmentedControl
        className={classes.views}
        aria-label="View"
        withItemsBorders={false}
        data={views}
        value={view}
        onChange={(next) => onView(next as MenuView)}
      />
      <PeriodSteps className={classes.pages} unit="days" onStep={onTurn} onToday={onToday} />
      <AddButton onClick={onAdd}>Add Meal</AddButton>
    </div>
  )
}
