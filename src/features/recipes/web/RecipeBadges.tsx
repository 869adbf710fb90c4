import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Pill } from '#web/ui/Pill.tsx'
import { recipeFacts } from '../recipeFacts.logic.ts'
import type { Difficulty, Recipe } from '../recipes.contract.ts'

const tones = { Easy: 'brand', Medium: 'orange', Hard: 'red' } as const satisfies Record<
  Difficulty,
  string
>

interface RecipeBadgesProps {
  recipe: Recipe
  /** Prep and cook time apart, and the cuisine. */
  all?: boolean
  children?: ReactNode
}

export function RecipeBadges({ recipe, all = false, children }: RecipeBadgesProps) {
  const { difficulty } = recipe
  const shown = recipeFacts(recipe, all)
  if (!difficulty && shown.length === 0 && !children) return null
  return (
    <Group gap={6} align="stretch">
      {difficulty && <Pill tone={tones[difficulty]}>{difficulty}</Pill>}
      {shown.map((text) => (
        <Pill key={text}>{text}</Pill>
      ))}
      {children}
    </Group>
  )
}
