import { UnstyledButton } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { Recipe } from '../../recipes.contract.ts'
import { stepParts } from '../../stepTimes.logic.ts'
import { StepWords } from '../focus/StepWords.tsx'
import { useCookingTimers } from './cookingTimers.ts'
import classes from './StepText.module.css'

export function StepText({ step, recipe }: { step: string; recipe: Recipe }) {
  const { start } = useCookingTimers()
  return stepParts(step).map((part, n) =>
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
          start({ recipeId: recipe.id, recipe: recipe.title, step, seconds: part.seconds })
        }}
      >
        <IconClock size="0.8em" aria-hidden className={classes.icon} />
        {part.text}
      </UnstyledButton>
    ),
  )
}
