import { Box, Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import classes from './ServingsStepper.module.css'
import type { Servings } from './useServings.ts'

interface ServingsStepperProps {
  servings: Servings
  /** The recipe's title, for screen readers. */
  title: string
}

const button = { variant: 'default', className: classes.step, iconSize: 16 } as const

export function ServingsStepper({ servings, title }: ServingsStepperProps) {
  const { said, written, factor, less, more, reset } = servings
  return (
    <fieldset className={classes.stepper} aria-label={`Servings of ${title}`}>
      <IconButton
        {...button}
        icon={IconMinus}
        label="Fewer servings"
        disabled={!less}
        onClick={less}
      />
      <Box
        component="span"
        miw={72}
        ta="center"
        className="small strong tabular"
        aria-live="polite"
      >
        {said}
      </Box>
      <IconButton
        {...button}
        icon={IconPlus}
        label="More servings"
        disabled={!more}
        onClick={more}
      />
      {factor !== 1 && (
        <Button variant="subtle" size="sm" onClick={reset} className={classes.step}>
          Back to {written}
        </Button>
      )}
    </fieldset>
  )
}
