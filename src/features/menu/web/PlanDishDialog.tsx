import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MustNotEat } from '#features/family/web/MustNotEat.public.tsx'
import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { addDays, dayName, daysFrom } from '#shared/days.ts'
import type { Dish } from '#shared/foods/mustAvoid.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import type { MealEvent } from '../menu.contract.ts'
import { defaultTime, isSamePlace, type MealType, mealTypes, typeName } from '../menu.logic.ts'
import type { IdeaPlace } from '../sometime/sometime.contract.ts'
import { InsteadOrAsWell } from './InsteadOrAsWell.tsx'
import { mealsIn } from './menu.api.ts'
import { CookedMark } from './menu.slots.ts'
import classes from './PlanDishDialog.module.css'
import { suitingMeal } from './suitingMeal.ts'

interface PlanDishDialogProps {
  opened: boolean
  onClose: () => void
  name: string
  dish: Dish
  recipe: Recipe | undefined
  /** It is on the menu, and moves; none is a dish that is planned. */
  moved?: MealEvent
  busy: boolean
  onPlan: (place: IdeaPlace) => void
  /** The dish takes the place of another one; the time and who eats stay. */
  onReplace?: (meal: MealEvent) => void
  /** It changes places with all that is planned there, of which the first is named. */
  onSwap?: (first: MealEvent, there: readonly MealEvent[]) => void
  /** Keeps the dish for a day that is chosen later. */
  onSometime?: () => void
}

/** Days at first, and more each time that somebody asks for them. */
const daysAhead = 14
const moreDays = 28

/** Puts a dish on the menu: a tap on a free day is enough, one that is taken asks. */
export function PlanDishDialog(props: PlanDishDialogProps) {
  const { opened, onClose, name, dish, recipe, moved, busy, onPlan, ...others } = props
  const { data: household } = useHousehold()
  const [chosen, choose] = useState<MealType>()
  const mealType = chosen ?? (moved ? typeOf(moved) : suitingMeal(recipe))
  if (!household) return null
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${moved ? 'Move' : 'Plan'} ${name}`}
      width={460}
    >
      <SegmentedControl
        fullWidth
        aria-label="Meal"
        data={[...mealTypes]}
        value={mealType}
        onChange={choose}
      />
      <MustNotEat dish={dish} attendees={moved?.attendees ?? null} />
      <Days
        key={mealType}
        name={name}
        today={household.today}
        mealType={mealType}
        moved={moved}
        busy={busy}
        onChoose={(date) => onPlan({ date, time: defaultTime(mealType) ?? '18:00', mealType })}
        {...others}
      />
    </Dialog>
  )
}

const typeOf = (meal: MealEvent): MealType =>
  mealTypes.find((type) => type === typeName(meal.mealType)) ?? 'Dinner'

interface DaysProps
  extends Pick<PlanDishDialogProps, 'name' | 'onReplace' | 'onSwap' | 'onSometime'> {
  today: string
  mealType: MealType
  moved: MealEvent | undefined
  busy: boolean
  onChoose: (date: string) => void
}

function Days(props: DaysProps) {
  const { name, today, mealType, moved, busy, onChoose, onReplace, onSwap, onSometime } = props
  const [asked, ask] = useState<string>()
  const [count, setCount] = useState(daysAhead)
  const {
    data: meals,
    isLoading,
    isPlaceholderData,
  } = useQuery({
    ...mealsIn({ startDate: today, endDate: addDays(today, count - 1) }),
    placeholderData: keepPreviousData,
  })
  return (
    <ul role="list" aria-label="Days" className={classes.days}>
      {onSometime && (
        <li>
          <UnstyledButton className={classes.day} disabled={busy} onClick={onSometime}>
            <span className="strong">Sometime</span>
            <span className="dim small">Choose a day later</span>
          </UnstyledButton>
        </li>
      )}
      {daysFrom(today, count).map((date) => {
        const place = { date, mealType }
        if (moved && isSamePlace(moved, place)) return null
        const there = meals?.filter((meal) => isSamePlace(meal, place))
        const isTaken = there !== undefined && there.length > 0
        return (
          <li key={date}>
            <UnstyledButton
              className={classes.day}
              // A day that may be taken waits for the answer.
              disabled={busy || isLoading || isPlaceholderData}
              aria-expanded={isTaken ? asked === date : undefined}
              onClick={() => (isTaken ? ask(date) : onChoose(date))}
            >
              <span className="strong">{dayName(date, today)}</span>
              <span className="dim small breaks" dir="auto">
                {there && (there.map(({ recipeName }) => recipeName).join(', ') || 'Free')}{' '}
                {there?.map(({ id }) => (
                  <CookedMark key={id} mealId={id} />
                ))}
              </span>
            </UnstyledButton>
            {isTaken && asked === date && (
              <InsteadOrAsWell
                // A dish does not take its own place.
                there={there.filter(({ recipeName }) => moved || recipeName !== name)}
                busy={busy}
                onSwap={onSwap}
                onInstead={onReplace}
                onAsWell={() => onChoose(date)}
              />
            )}
          </li>
        )
      })}
      <li>
        <UnstyledButton className={classes.day} onClick={() => setCount(count + moreDays)}>
          <span className="strong">More days</span>
        </UnstyledButton>
      </li>
    </ul>
  )
}
