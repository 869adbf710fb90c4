import { useQuery } from '@tanstack/react-query'
import { sayDay } from '../../../shared/days.ts'
import { usePollingWhileDown } from '../../../web/lib/live.ts'
import { Page } from '../../../web/ui/Page.tsx'
import { sampleAvailability } from '../../../web/ui/SampleHouseholdButton.tsx'
import { mealsIn, mealsPolling } from '../../menu/web/menu.api.ts'
import classes from './DashboardScreen.module.css'
import { greeting, nextMeal, untilMeal } from './dashboardView.ts'
import { EventsCard } from './EventsCard.tsx'
import { ShoppingCard } from './ShoppingCard.tsx'
import { TodayMenuCard } from './TodayMenuCard.tsx'
import { UseSoonCard } from './UseSoonCard.tsx'
import { useHouseholdClock } from './useHouseholdClock.ts'
import { Welcome } from './Welcome.tsx'

export function DashboardScreen() {
  const clock = useHouseholdClock()
  const today = clock?.today ?? ''
  const meals = useQuery({
    ...mealsIn({ startDate: today, endDate: today }),
    enabled: clock !== undefined,
    refetchInterval: usePollingWhileDown(mealsPolling),
    refetchIntervalInBackground: true,
  })
  const { data: sample } = useQuery(sampleAvailability)
  const next = clock && nextMeal(meals.data ?? [], clock.time)

  return (
    <Page
      title={clock ? greeting(clock.time) : 'Welcome'}
      subtitle={
        clock && (
          <>
            {sayDay(clock.today, { weekday: 'long', month: 'long', day: 'numeric' })}
            {next && <span className={classes.until}> · {untilMeal(next, clock.time)}</span>}
          </>
        )
      }
    >
      {sample?.available ? (
        <Welcome />
      ) : (
        <div className={classes.cards}>
          <TodayMenuCard meals={meals} next={next} />
          <UseSoonCard />
          <EventsCard today={today} />
          <ShoppingCard />
        </div>
      )}
    </Page>
  )
}
