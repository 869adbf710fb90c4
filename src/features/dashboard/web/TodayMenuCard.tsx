import { Anchor, Box, Button, Stack } from '@mantine/core'
import { IconAlarm, IconChefHat, IconToolsKitchen2 } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { MealEvent } from '#features/menu/menu.contract.ts'
import { typeName } from '#features/menu/menu.logic.ts'
import { usePrep } from '#features/menu/web/prep.api.ts'
import { useOpenRecipe, useRecipe } from '#features/recipes/web/recipes.api.ts'
import { twelveHour } from '#shared/days.ts'
import { linkToRecord } from '#web/lib/useHighlighted.ts'
import { Pill } from '#web/ui/Pill.tsx'
import { DashboardCard, mostRows } from './DashboardCard.tsx'
import { Eaters } from './Eaters.tsx'
import rows from './rows.module.css'
import classes from './TodayMenuCard.module.css'

interface TodayMenuCardProps {
  meals: UseQueryResult<MealEvent[]>
  next: MealEvent | undefined
  today: string
}

export function TodayMenuCard({ meals, next, today }: TodayMenuCardProps) {
  const prepOn = usePrep({ startDate: today, endDate: today })
  const prepRows = prepOn(today).map(({ text }) => <PrepRow key={text} text={text} />)
  const mealRows = (meals.data ?? []).map((meal) => (
    <MealRow key={meal.id} meal={meal} isNext={meal === next} />
  ))
  return (
    <DashboardCard
      icon={IconToolsKitchen2}
      title="Today’s menu"
      link={{ to: '/menu', label: 'Open menu' }}
      query={meals}
      empty="Nothing is planned for today yet."
      // If not all rows fit, today's tasks come first.
      rows={
        mealRows.length + prepRows.length > mostRows
          ? [...prepRows, ...mealRows]
          : [...mealRows, ...prepRows]
      }
    />
  )
}

const PrepRow = ({ text }: { text: string }) => (
  <Box component="li" c="var(--fp-on-orange-soft)" className={`${rows.row} small breaks`}>
    <IconAlarm size={18} aria-hidden />
    <span dir="auto">{text}</span>
  </Box>
)

function MealRow({ meal, isNext }: { meal: MealEvent; isNext: boolean }) {
  const recipe = useRecipe(meal.recipeId)
  const openRecipe = useOpenRecipe()
  const cook = recipe && (() => openRecipe(recipe.id))
  const type = typeName(meal.mealType)
  const time = twelveHour(meal.time)
  return (
    <li className={rows.row}>
      <Box component="span" flex="none" visibleFrom="sm" aria-hidden>
        <Pill tone={isNext ? 'brand' : 'neutral'}>
          {type} {time}
        </Pill>
      </Box>
      <Stack component="span" gap={0} align="flex-start" className="grow">
        {cook ? (
          <Anchor
            component="button"
            type="button"
            className={`${classes.name} strong breaks`}
            dir="auto"
            onClick={cook}
          >
            {meal.recipeName}
          </Anchor>
        ) : (
          <Anchor
            component={Link}
            href={linkToRecord('/menu', meal.id)}
            className={`${classes.name} strong breaks`}
            dir="auto"
          >
            {meal.recipeName}
          </Anchor>
        )}
        <span className={classes.small}>
          {type} · {time}
        </span>
      </Stack>
      {isNext && cook ? (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconChefHat size={17} aria-hidden />}
          aria-label={`View Recipe: ${meal.recipeName}`}
          onClick={cook}
        >
          View Recipe
        </Button>
      ) : (
        <Eaters names={meal.attendees} />
      )}
    </li>
  )
}
