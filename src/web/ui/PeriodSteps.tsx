import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from './IconButton.tsx'

interface PeriodStepsProps {
  /** What a step goes by: 'week'. */
  unit: string
  onStep: (by: -1 | 1) => void
  onToday: () => void
  className?: string
}

/** Through the days: back, today, on. */
export const PeriodSteps = ({ unit, onStep, onToday, className }: PeriodStepsProps) => (
  <div className={className}>
    <IconButton icon={IconChevronLeft} label={`Previous ${unit}`} onClick={() => onStep(-1)} />
    <Button variant="default" size="sm" onClick={onToday}>
      Today
    </Button>
    <IconButton icon={IconChevronRight} label={`Next ${unit}`} onClick={() => onStep(1)} />
  </div>
)
