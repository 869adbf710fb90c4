import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useCookedMeals } from '#features/cooking/web/cooking.api.ts'
import { mealsIn, mealsPolling } from '#features/menu/web/menu.api.ts'
import { usePendingProposals } from '#features/proposals/web/proposals.api.ts'
import { sampleAvailability } from '#features/sample/web/sample.api.ts'
import { addDays, sayDay } from '#shared/days.ts'
import { householdQuery } from '#web/lib/http/householdQuery.ts'
import { usePollingWhileDown } from '#web/lib/http/live.ts'
import { lazyComponent } from '#web/lib/lazyComponent.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { useLocalState } from '#web/lib/storage/browserState.ts'
import { useHouseholdClock } from '#web/lib/useHouseholdClock.ts'
import { LoadingBlocks } from '#web/ui/feedback/LoadingBlocks.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AskBox } from './AskBox.tsx'
import { ComingUpCard } from './ComingUpCard.tsx'
import classes from './DashboardScreen.module.css'
import { greeting, nextMeal, untilMeal } from './dashboardView.ts'
import { ShoppingCard } from './ShoppingCard.tsx'
import { UseSoonCard } from './UseSoonCard.tsx'
import { Welcome } from './Welcome.tsx'

const loadQuestions = async () => (await import('./Questions.tsx')).Questions
const { Component: QuestionsFirst } = lazyComponent(loadQuestions)
const QuestionsLater = lazyExtra(loadQuestions)
const WaitingLine = lazyExtra(async () => (await import('./WaitingLine.tsx')).WaitingLine)
const BackupLine = lazyExtra(async () => (await import('./BackupLine.tsx')).BackupLine)
const NextSteps = lazyExtra(async () => (await import('./NextSteps.tsx')).NextSteps)
const ClearSample = lazyExtra(
  async () => (await import('#features/sample/web/ClearSample.public.tsx')).ClearSampleButton,
)
// Loads after the first paint: it draws covers.
const NextMealCard = lazyExtra(async () => (await import('./NextMealCard.tsx')).NextMealCard)

const loading = (
  <LoadingBlocks
    label="Loading today"
    count={4}
    height={220}
    radius="lg"
    className={classes.cards}
  />
)

export function DashboardScreen() {
  const household = useQuery(householdQuery)
  const sample = useQuery(sampleAvailability)
  if (household.data && !sample.isPending) {
    const { available, there = 0 } = sample.data ?? {}
    return <Today zone={household.data.timeZone} begun={!available} hasSample={there > 0} />
  }
  return (
    <Page title="Today" subtitle=" ">
      <QueryStates
        query={{ ...household, data: undefined }}
        loading={loading}
        failed="Today couldn't be loaded"
      >
        {() => null}
      </QueryStates>
    </Page>
  )
}

interface TodayProps {
  zone: string
  /** The household has records of its own. */
  begun: boolean
  /** Unchanged records of the sample household are left. */
  hasSample: boolean
}

function Today({ zone, begun, hasSample }: TodayProps) {
  const { today, time } = useHouseholdClock(zone)
  const meals = useQuery({
    ...mealsIn({ startDate: today, endDate: addDays(today, 1) }),
    refetchInterval: usePollingWhileDown(mealsPolling),
    refetchIntervalInBackground: true,
  })
  const { proposals = [] } = usePendingProposals()
  const cooked = useCookedMeals()
  const open = meals.data?.filter(({ id }) => !cooked?.has(id)) ?? []
  const next = nextMeal(open, today, time)
  // Where there was nothing to ask last time the cards come at once; a new question waits for the next.
  const [mayAsk, setMayAsk] = useLocalState('food-pal-may-ask', true)
  const [asksFirst] = useState(mayAsk)
  const waiting = proposals.length > 0 && <WaitingLine count={proposals.length} />
  const cards = begun ? (
    <div className={classes.cards}>
      <div className={classes.column}>
        {next && (
          <div className={classes.next}>
            <NextMealCard meal={next} when={untilMeal(next, today, time)} />
          </div>
        )}
        <ComingUpCard meals={meals} next={next} today={today} />
      </div>
      <div className={classes.column}>
        {waiting}
        <BackupLine />
        <UseSoonCard today={today} />
        <ShoppingCard />
        <NextSteps />
      </div>
    </div>
  ) : (
    <>
      <div className={classes.waiting}>{waiting}</div>
      <Welcome />
    </>
  )
  const questions = { begun, onKnown: setMayAsk }
  return (
    <Page
      title={greeting(time)}
      subtitle={sayDay(today, { weekday: 'long', month: 'long', day: 'numeric' })}
    >
      <AskBox />
      {asksFirst ? (
        <Suspense fallback={loading}>
          <QuestionsFirst {...questions} loading={loading}>
            {cards}
          </QuestionsFirst>
        </Suspense>
      ) : (
        <>
          <QuestionsLater {...questions} />
          {cards}
        </>
      )}
      {hasSample && <ClearSample />}
    </Page>
  )
}
