import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { AddButton } from '#web/ui/AddButton.tsx'
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
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={onToday}>
          Today
        </Button>
        <ActionIcon aria-label="Next days" onClick={() => onTurn(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <AddButton className={classes.add} onClick={onAdd}>
        Add Meal
      </AddButton>
    </div>
  )
}
