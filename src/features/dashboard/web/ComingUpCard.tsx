import { Box, Stack, UnstyledButton } from '@mantine/core'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useCookedMeals } from '#features/cooking/web/cooking.api.ts'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { usePrep } from '#features/menu/web/prep.api.ts'
import { useOpenRecipe, useRecipe } from '#features/recipes/web/recipes.api.ts'
import { sayTime } from '#shared/days.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import { linkToRecord } from '#web/lib/useHighlighted.ts'
import { Pill } from '#web/ui/Pill.tsx'
import classes from './ComingUpCard.module.css'
import { DashboardCard } from './DashboardCard.tsx'
import { rowsInOrder } from './dashboardView.ts'
import { Eaters } from './Eaters.tsx'
import rows from './rows.module.css'

const EventRows = lazyExtra(async () => (await import('./EventRows.tsx')).EventRows)
const CookedMark = lazyExtra(
  async () => (await import('#features/cooking/web/CookedMark.public.tsx')).CookedMark,
)
const AvoidedLine = lazyExtra(
  async () => (await import('./AvoidedLine.tsx')).AvoidedLine,
  <span className="dim small">Not checked for allergies</span>,
)
const PrepRow = lazyExtra(async () => (await import('./PrepRow.tsx')).PrepRow)

const most = 10

interface ComingUpCardProps {
  /** Of today and tomorrow. */
  meals: UseQueryResult<MealEvent[]>
  /** Has a card of its own. */
  next: MealEvent | undefined
  today: string
}

/** Meals and events of today by their time, its tasks, then the meals of tomorrow. */
export function ComingUpCard({ meals, next, today }: ComingUpCardProps) {
  const prepOn = usePrep({ startDate: today, endDate: today })
  const others = (meals.data ?? []).filter((meal) => meal !== next)
  // Events stand between the meals of today, by their time.
  const rowsOn = (isToday: boolean) =>
    others
      .filter(({ date }) => (date === today) === isToday)
      .map((meal, n, all) => (
        <Fragment key={meal.id}>
          {isToday && <EventRows today={today} from={all[n - 1]?.time} until={meal.time} />}
          <MealRow meal={meal} isToday={isToday} />
        </Fragment>
      ))
  const cooked = useCookedMeals()
  const tasks = prepOn(today)
    .filter(({ mealId }) => !cooked?.has(mealId))
    .map(({ text }) => <PrepRow key={text} text={text} />)
  const last = others.findLast(({ date }) => date === today)
  const events = <EventRows key="events" today={today} from={last?.time} />
  return (
    <DashboardCard
      icon={IconToolsKitchen2}
      title="Today and tomorrow"
      link={{ to: '/menu', label: 'Open menu' }}
      query={meals}
      empty={next ? 'Nothing else is planned.' : 'Nothing planned for today yet.'}
      most={most}
      {...rowsInOrder<ReactNode>([...rowsOn(true), ...tasks], events, rowsOn(false), most)}
    />
  )
}

function MealRow({ meal, isToday }: { meal: MealEvent; isToday: boolean }) {
  const recipe = useRecipe(meal.recipeId)
  const openRecipe = useOpenRecipe()
  const type = typeName(meal.mealType)
  const name = `link ${classes.name} strong breaks`
  const time = isToday ? sayTime(meal.time) : 'tomorrow'
  return (
    <li className={`${rows.row} ${classes.meal}`}>
      <Box component="span" flex="none" visibleFrom="sm" aria-hidden>
        <Pill>
          {type} {time}
        </Pill>
      </Box>
      <Stack component="span" gap={0} align="flex-start" className="grow">
        {recipe ? (
          <UnstyledButton
            className={name}
            dir="auto"
            onClick={() => openRecipe(recipe.id, meal.servings)}
          >
            {meal.recipeName}
          </UnstyledButton>
        ) : (
          <Link href={linkToRecord('/menu', meal.id)} className={name} dir="auto">
            {meal.recipeName}
          </Link>
        )}
        <span className={classes.line}>
          <span className={classes.small}>
            {type} · {time}
          </span>
          <AvoidedLine meal={meal} brief />
        </span>
        {isToday && <CookedMark mealId={meal.id} />}
      </Stack>
      <Eaters names={meal.attendees} />
    </li>
  )
}
