import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import { headingOf } from '#shared/ingredients/headings.ts'
import type { Recipe } from '../../recipes.contract.ts'
import { scaledStep } from '../../stepAmounts.logic.ts'
import { StepText } from '../timers/StepText.tsx'
import classes from './FocusTicks.module.css'
import { NotAtHome } from './NotAtHome.tsx'
import { ScaledLine } from './ScaledLine.tsx'
import type { Ticks } from './useTicks.ts'

interface FocusTicksProps {
  lines: string[]
  ticks: Ticks
}

interface IngredientTicksProps extends FocusTicksProps {
  factor: number
  /** Lines that are not at home, by their place. */
  missing: readonly number[]
}

export function IngredientTicks({ lines, ticks, factor, missing }: IngredientTicksProps) {
  return (
    <ul role="list" className="ruled breaks">
      {lines.map((text, n) => {
        const line = `ingredient ${n} ${text}`
        // 'For the topping:' is nothing to tick.
        if (headingOf(text))
          return (
            <li key={line} className={classes.heading} dir="auto">
              {text}
            </li>
          )
        return (
          <li key={line}>
            <Checkbox
              label={
                <span dir="auto">
                  <ScaledLine line={text} factor={factor} />
                  {missing.includes(n) && <NotAtHome />}
                </span>
              }
              checked={ticks.has(line)}
              onChange={() => ticks.toggle(line)}
              classNames={{
                body: classes.ingredient,
                labelWrapper: classes.words,
                label: classes.label,
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface StepTicksProps extends FocusTicksProps {
  recipe: Recipe
  /** Amounts of these are scaled in the steps. */
  ingredients: readonly string[]
  factor: number
}

/** The step's number is its checkbox; the first open step is highlighted. */
export function StepTicks({ lines, ticks, recipe, ingredients, factor }: StepTicksProps) {
  const keys = lines.map((text, n) => `step ${n} ${text}`)
  const current = ticks.any ? keys.findIndex((key) => !ticks.has(key)) : -1
  const list = useRef<HTMLOListElement>(null)

  function toggle(n: number) {
    const key = keys[n] ?? ''
    ticks.toggle(key)
    if (ticks.has(key)) return
    const next = keys.findIndex((other, at) => at !== n && !ticks.has(other))
    // Scrolls to the next open step, because a cook's hands may be dirty.
    list.current?.children[next]?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }

  return (
    <ol role="list" className="ruled breaks" ref={list}>
      {lines.map((text, n) => (
        <li
          key={keys[n]}
          className={classes.step}
          aria-current={n === current ? 'step' : undefined}
        >
          <input
            type="checkbox"
            aria-label={text}
            checked={ticks.has(keys[n] ?? '')}
            onChange={() => toggle(n)}
            className="covers"
          />
          <span className={classes.number} aria-hidden>
            {n + 1}
          </span>
          <span dir="auto">
            <StepText step={text} shown={scaledStep(text, ingredients, factor)} recipe={recipe} />
          </span>
        </li>
      ))}
    </ol>
  )
}
