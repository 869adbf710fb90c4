import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { addDays, startOfWeek } from '#shared/days.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import { useLocalState } from '#web/lib/storage/browserState.ts'
import { useIsPhone } from '#web/lib/viewport.ts'
import { isMenuView, type MenuView, viewDays } from '../menu.logic.ts'
import { useArrangementsUnderWay } from './board/rearrange.ts'
import { mealsIn, mealsPolling } from './menu.api.ts'
import { endsOf, type Shown, shownFrom, withArrangements } from './menuView.ts'

const usualView: MenuView = '4day'

/** The view and its start. Until somebody turns pages, the start follows the household's today. */
export function usePages() {
  const household = useHousehold()
  const [stored, setView] = useLocalState<string>('food-pal-menu-view', usualView)
  // The stored value may come from another version.
  const view = isMenuView(stored) ? stored : usualView
  const [turned, setTurned] = useState<string>()
  const today = household.data?.today
  // A week begins as the household chose. On a phone its days stand below each other, today's first.
  const isPhone = useIsPhone()
  const isWhole = view === 'week' && household.data?.ways?.weekStart && !isPhone
  const start = turned ?? (today && isWhole ? startOfWeek(today) : today)

  return {
    household,
    today,
    wanted: useMemo(() => (start ? shownFrom(view, start) : undefined), [view, start]),
    view,
    show: (next: MenuView) => {
      setView(next)
      setTurned(undefined)
    },
    turn: (by: -1 | 1) => start && setTurned(addDays(start, by * viewDays[view])),
    /** Without a day it is today. */
    goTo: setTurned,
  }
}

/** The meals of the wanted days. The previous days stay until they have loaded, against flicker. */
export function useMeals(wanted: Shown | undefined) {
  const list = useQuery({
    ...mealsIn(wanted ? endsOf(wanted) : { startDate: '', endDate: '' }),
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: usePollingWhileDown(mealsPolling),
    refetchIntervalInBackground: true,
  })
  const [shown, setShown] = useState<Shown>()
  if (list.data && !list.isPlaceholderData && shown !== wanted) setShown(wanted)

  const underWay = useArrangementsUnderWay()
  const meals = useMemo(
    () => list.data && withArrangements(list.data, underWay),
    [list.data, underWay],
  )
  useNeighbours(list.isPlaceholderData ? undefined : shown)
  return { list, shown, meals }
}

/** Prefetches the pages before and after, and the one that is shown from midnight on. */
function useNeighbours(shown: Shown | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    const [first] = shown?.days ?? []
    if (!shown || !first) return
    for (const by of [-viewDays[shown.view], viewDays[shown.view], 1]) {
      const page = shownFrom(shown.view, addDays(first, by))
      client.prefetchQuery(mealsIn(endsOf(page)))
    }
  }, [client, shown])
}
