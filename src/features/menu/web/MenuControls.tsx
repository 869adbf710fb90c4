import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import type { MenuView } from '../menu.facts.ts'
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
      <div className={classes.pages}>
        <ActionIcon aria-label="Previous days" onClick={() => onTurn(-1)}>
          <IconChevronLeft size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={onToday}>
          Today
        </Button>
        <ActionIcon aria-label="Next days" onClick={() => onTurn(1)}>
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
      <Button
        className={classes.add}
        leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />}
        onClick={onAdd}
      >
        Add Meal
      </Button>
    </div>
  )
}
