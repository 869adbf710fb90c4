import { UnstyledButton } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { Recipe } from '../../recipes.contract.ts'
import { stepParts } from '../../times/stepTimes.logic.ts'
import { timerName } from '../../times/timerName.logic.ts'
import { StepWords } from '../focus/StepWords.tsx'
import { useCookingTimers } from '../timers.api.ts'
import classes from './StepText.module.css'

interface StepTextProps {
  step: string
  /** The step for other servings. */
  shown: string
  recipe: Recipe
}

export function StepText({ step, shown, recipe }: StepTextProps) {
  const { start } = useCookingTimers()
  const parts = stepParts(shown)
  return parts.map((part, n) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <StepWords key={n} text={part} />
    ) : (
      <UnstyledButton
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        key={n}
        className={classes.time}
        aria-label={`Start a timer: ${part.text}`}
        onClick={(event) => {
          // Keeps the click from ticking the step.
          event.preventDefault()
          const name = timerName(step, parts, n)
          start({ recipe: recipe.title, step: name, seconds: part.seconds })
        }}
      >
        <IconClock size="0.8em" aria-hidden className={classes.icon} />
        {part.text}
      </UnstyledButton>
    ),
  )
}
