import { useState } from 'react'
import { daysBetween, isDay, weekdayOf } from '#shared/days.ts'
import type { Update } from '#web/lib/http/recordApi.ts'
import type { AfterSaving } from '#web/ui/dialogs/RecordDialog.tsx'
import type { MealEvent, MealEventForm } from '../../menu.contract.ts'
import { isSamePlace } from '../../menu.logic.ts'
import { goingOn, inOrder, type Repeats } from '../../repeating/repeating.logic.ts'
import { useArrange } from '../board/rearrange.ts'
import { mealApi } from '../menu.api.ts'
import { useChangeFrom, useSeries, useStartRepeating } from '../repeating.api.ts'

type Asked = { update: Update<MealEventForm>; after: AfterSaving }

interface MealSaving {
  meal: MealEvent | undefined
  /** The form's current day. */
  date: string
  read: () => MealEventForm
}

/** Saves a meal, and what repeats of it: asks how far an edit of a repeating meal reaches. */
export function useMealSaving({ meal, date, read }: MealSaving) {
  const series = useSeries(meal?.seriesId)
  /** Undefined until somebody chooses. */
  const [chosen, setChosen] = useState<Repeats | null>()
  const [asked, setAsked] = useState<Asked>()
  /** The meal whose place it takes. */
  const [chosenInstead, setInstead] = useState<MealEvent>()
  const [skipTaken, setSkipTaken] = useState(false)
  const arrange = useArrange()
  const [add, update] = [mealApi.useAdd(), mealApi.useUpdate()]
  const [start, changeFrom] = [useStartRepeating(), useChangeFrom()]
  const isPending = start.isPending || changeFrom.isPending

  const stored = series && meal ? asStored(series, meal.date, date) : null
  const repeats = chosen === undefined ? stored : chosen && withDay(chosen, date)

  /** The form may have gone to another place since. */
  const insteadOf = (place: MealEventForm) =>
    chosenInstead && isSamePlace(chosenInstead, place) ? chosenInstead : undefined

  function saveNew(form: MealEventForm, after: AfterSaving) {
    const instead = insteadOf(form)
    if (repeats) {
      const first = instead && { mealId: instead.id, version: instead.version }
      start.mutate({ ...form, ...repeats, ...first, skipTaken }, after)
    } else if (instead) update.mutate({ id: instead.id, changes: form, base: instead }, after)
    else add.mutate(form, after)
  }

  function saveChanges(given: Update<MealEventForm>, after: AfterSaving) {
    const { id, changes, base } = given
    const instead = insteadOf(read())
    if (instead)
      return arrange({ moved: [{ id, changes }], removed: [instead], done: 'Meal updated' }, after)
    if (!meal?.seriesId) {
      if (!repeats) return update.mutate(given, after)
      const version = base?.version
      return start.mutate({ ...read(), ...repeats, mealId: id, version, skipTaken }, after)
    }
    if (chosen !== undefined) return changeFrom.mutate({ ...given, repeats, skipTaken }, after)
    if (Object.keys(changes).length === 0) return update.mutate(given, after)
    setAsked({ update: given, after })
  }

  const answer = (save: typeof update.mutate) => () => {
    if (!asked) return
    setAsked(undefined)
    save(asked.update, asked.after)
  }

  return {
    instead: chosenInstead,
    setInstead,
    skipTaken,
    setSkipTaken,
    /** With this form it begins to repeat, or to repeat on other days. */
    starts: repeats !== null && (!meal?.seriesId || chosen !== undefined) && isDay(date),
    repeats,
    setRepeats: setChosen,
    isChosen: chosen !== undefined,
    api: {
      useCurrent: mealApi.useCurrent,
      useAdd: () => ({ isPending: add.isPending || isPending, mutate: saveNew }),
      // The form waits while the question stands in front of it.
      useUpdate: () => ({
        isPending: update.isPending || isPending || asked !== undefined,
        mutate: saveChanges,
      }),
    },
    question: {
      opened: asked !== undefined,
      onClose: () => setAsked(undefined),
      onThis: answer(update.mutate),
      onAll: answer(changeFrom.mutate),
      pending: update.isPending || isPending,
    },
  }
}

/** As it goes on if the meal moves to this day. */
function asStored(series: Repeats & { firstDay: string }, before: string, date: string): Repeats {
  const by = isDay(date) ? daysBetween(before, date) : 0
  const { weekdays, everyWeeks, lastDay } = goingOn(series, before, by)
  return { weekdays, everyWeeks, lastDay }
}

/** One day follows the meal to its new day; others stay. */
const withDay = (repeats: Repeats, date: string): Repeats =>
  !isDay(date)
    ? repeats
    : {
        ...repeats,
        weekdays:
          repeats.weekdays.length === 1
            ? [weekdayOf(date)]
            : inOrder([...repeats.weekdays, weekdayOf(date)]),
      }
