import { Box } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import classes from './PlanRulesFields.module.css'

interface RuleStepperProps {
  label: string
  value: number
  range: { from: number; to: number; step?: number }
  /** Who said it. */
  source?: string | undefined
  onChange: (value: number) => void
}

const button = { variant: 'default', size: 44, iconSize: 16 } as const

export function RuleStepper({ label, value, range, source, onChange }: RuleStepperProps) {
  const { from, to, step = 1 } = range
  return (
    <fieldset className={classes.stepper} aria-label={label}>
      <Box component="span" lh="1.35" flex={1} miw={0} fz="sm">
        {label}
        <RuleSource of={source} />
      </Box>
      <IconButton
        {...button}
        icon={IconMinus}
        label={`Fewer: ${label}`}
        disabled={value <= from}
        onClick={() => onChange(Math.max(value - step, from))}
      />
      <Box component="output" miw={34} fw={600} ta="center" className="tabular">
        {value}
      </Box>
      <IconButton
        {...button}
        icon={IconPlus}
        label={`More: ${label}`}
        disabled={value >= to}
        onClick={() => onChange(Math.min(value + step, to))}
      />
    </fieldset>
  )
}

/** Where a rule comes from that nobody has set here. */
const RuleSource = ({ of }: { of: string | undefined }) =>
  of ? (
    <Box component="span" display="block" fz="xs" className="dim" dir="auto">
      {of}
    </Box>
  ) : null
