import { type KeyboardEvent, useState } from 'react'
import type { MealEvent } from '../menu.contract.ts'
import type { Section } from '../menu.facts.ts'
import { neighbour, type Place, placeOf, samePlace, sayPlace } from './menuView.ts'

interface MealLift {
  days: string[]
  sections: Section[]
  today: string
  onDrop: (meal: MealEvent, place: Place) => void
  /** For those who don't see it. */
  say: (words: string) => void
}

/**
 * Moving a meal by keyboard: Space lifts and drops, the arrows choose a day and a section, Escape
 * puts back. The meal stays where it is, and holds the focus, until it is dropped.
 */
export function useMealLift({ days, sections, today, onDrop, say }: MealLift) {
  const [lift, setLift] = useState<{ id: number; to: Place }>()

  function take(meal: MealEvent) {
    const to = placeOf(meal)
    setLift({ id: meal.id, to })
    say(
      `${meal.recipeName} lifted from ${sayPlace(to, today)}. Arrow keys choose where, Space drops, Escape puts back.`,
    )
  }

  function drop(meal: MealEvent, to: Place) {
    setLift(undefined)
    say(`${meal.recipeName} dropped at ${sayPlace(to, today)}.`)
    if (!samePlace(to, placeOf(meal))) onDrop(meal, to)
  }

  function putBack(meal: MealEvent) {
    if (lift?.id !== meal.id) return
    setLift(undefined)
    say(`${meal.recipeName} is back at ${sayPlace(placeOf(meal), today)}.`)
  }

  function onKeyDown(event: KeyboardEvent, meal: MealEvent) {
    const own = lift?.id === meal.id ? lift : undefined
    if (event.key === ' ' || (own && event.key === 'Enter')) {
      event.preventDefault()
      if (event.repeat) return
      if (own) drop(meal, own.to)
      else take(meal)
    } else if (own && event.key.startsWith('Arrow')) {
      event.preventDefault()
      const to = neighbour(own.to, event.key, days, sections)
      setLift({ ...own, to })
      say(sayPlace(to, today))
    } else if (own && event.key === 'Escape') {
      event.stopPropagation()
      putBack(meal)
    }
  }

  return { lifted: lift?.id, to: lift?.to, onKeyDown, putBack }
}
