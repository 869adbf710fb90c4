import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Pill } from '#web/ui/Pill.tsx'
import { briefMinutes, totalMinutes } from '../recipeMinutes.logic.ts'
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

export function recipeFacts(recipe: Recipe, all: boolean): string[] {
  const { prepTime, cookTime, servings, cuisine } = recipe
  return [
    all ? prepTime && `Prep ${minutes(prepTime)}` : timeOf(recipe),
    all && cookTime && `Cook ${minutes(cookTime)}`,
    servings && (isNumber(servings) ? `Serves ${servings}` : servings),
    all && cuisine,
  ].filter((text): text is string => typeof text === 'string' && text !== '')
}

/** All of it where both times can be read, else what is written about the preparation. */
function timeOf(recipe: Recipe) {
  const { prepTime, cookTime } = recipe
  const total = cookTime ? totalMinutes(recipe) : null
  return total ? briefMinutes(total) : prepTime && minutes(prepTime)
}

/** People often type only the number. */
const isNumber = (text: string) => /^\d+$/.test(text)
const minutes = (text: string) => (isNumber(text) ? `${text} min` : text)
