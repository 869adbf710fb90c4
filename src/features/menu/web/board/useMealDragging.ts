import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDragAndDrop } from '#web/lib/dragging/useDragAndDrop.ts'
import type { MealEvent } from '../../menu.contract.ts'
import type { Section } from '../../menu.logic.ts'
import {
  droppedOn,
  mealsAt,
  nameOf,
  neighbour,
  type Place,
  placeOf,
  plannedAt,
  samePlace,
  sayPlace,
  setAside,
  sometime,
  type WaitingDish,
  waitingDish,
} from '../menuView.ts'
import { ideaApi } from '../sometime.api.ts'
import type { Dropped } from './DropQuestion.tsx'
import { type Arrangement, useArrange } from './rearrange.ts'

interface MealDragging {
  board: RefObject<HTMLDivElement | null>
  days: string[]
  today: string
  meals: MealEvent[]
  sections: Section[]
}

/** Drag and drop between places; asks first if there are other meals. */
export function useMealDragging({ board, days, today, meals, sections }: MealDragging) {
  const [said, say] = useState('')
  const [dropped, setDropped] = useState<Dropped>()
  const arrange = useArrange()
  const chosen = useRef<number>(undefined)
  const places = days.flatMap((date) => sections.map((section) => ({ date, section })))
  const sayBack = ({ recipeName }: { recipeName: string }, place: Place) =>
    `${recipeName} is back at ${sayPlace(place, today)}.`

  // Only cached: the part of the screen that shows them reads them, once it has loaded.
  const { data: ideas = [] } = useQuery({ ...ideaApi.list, enabled: false })
  const { follow, ...dragging } = useDragAndDrop<MealEvent | WaitingDish, Place>({
    area: board,
    grip: 'card',
    records: [...meals, ...ideas.map(waitingDish)],
    placeOf,
    placeUnder: ({ point }) => {
      const section = document
        .elementFromPoint(point.x, point.y)
        ?.closest<HTMLElement>('[data-place]')
      return [sometime, ...places].find((place) => nameOf(place) === section?.dataset.place)
    },
    neighbour: (place, key) => neighbour(place, key, days, sections),
    isSame: samePlace,
    onDrop: (meal, place) => {
      if (samePlace(placeOf(meal), place)) return say(sayBack(meal, place))
      if ('idea' in meal) return carryOut(meal, place, plannedAt(meal, place))
      if (samePlace(place, sometime)) return carryOut(meal, place, setAside(meal))
      const there = mealsAt(meals, place)
      if (there.length > 0) setDropped({ meal, place, there })
      else carryOut(meal, place, droppedOn(meal, place, there)['As well'])
    },
    say,
    words: {
      lifted: ({ recipeName }, place) =>
        `${recipeName} picked up from ${sayPlace(place, today)}. Use the arrow keys to choose where, Space to drop it, Escape to put it back.`,
      passing: (_meal, place) => sayPlace(place, today),
      back: sayBack,
    },
  })

  function carryOut(
    { recipeName }: { recipeName: string },
    place: Place,
    arrangement: Arrangement,
  ) {
    say(`${recipeName} dropped at ${sayPlace(place, today)}.`)
    arrange(arrangement)
  }

  // Runs after the dialog has closed and returned the focus to an element that may be gone.
  useEffect(() => {
    if (dropped || chosen.current === undefined) return
    follow(chosen.current)
    chosen.current = undefined
  }, [dropped, follow])

  return {
    ...dragging,
    said,
    question: {
      opened: dropped !== undefined,
      dropped,
      onChoose: (arrangement: Arrangement) => {
        if (dropped) carryOut(dropped.meal, dropped.place, arrangement)
        chosen.current = dropped?.meal.id
        setDropped(undefined)
      },
      onClose: () => {
        if (dropped) say(sayBack(dropped.meal, placeOf(dropped.meal)))
        setDropped(undefined)
      },
    },
  }
}
