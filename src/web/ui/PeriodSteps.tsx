import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from './IconButton.tsx'

interface PeriodStepsProps {
  /** The length of a step: 'week'. */
  unit: string
  onStep: (by: -1 | 1) => void
  onToday: () => void
  className?: string
}

/** Buttons that go back, to today, and forward. */
export const PeriodSteps = ({ unit, onStep, onToday, className }: PeriodStepsProps) => (
  <div className={className}>
    <IconButton icon={IconChevronLeft} label={`Previous ${unit}`} onClick={() => onStep(-1)} />
    <Button variant="default" size="sm" onClick={onToday}>
      Today
    </Button>
    <IconButton icon={IconChevronRight} label={`Next ${unit}`} onClick={() => onStep(1)} />
  </div>
)
