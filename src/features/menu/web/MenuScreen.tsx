import { useState } from 'react'
import type { DayPart } from '#features/calendar/days.logic.ts'
import { useDayEvents } from '#features/calendar/web/dayEvents.api.ts'
import { useOpenRecipe } from '#features/recipes/web/recipes.api.ts'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useHighlighted } from '#web/lib/useHighlighted.ts'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { DeleteDialog } from '#web/ui/lists/DeleteDialog.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { MealEvent } from '../menu.contract.ts'
import { Agenda } from './board/Agenda.tsx'
import { MenuBoard } from './board/MenuBoard.tsx'
import { MenuActions } from './MenuActions.tsx'
import { MenuControls } from './MenuControls.tsx'
import { MenuEmpty } from './MenuEmpty.tsx'
import { MenuLoading } from './MenuLoading.tsx'
import { mealApi } from './menu.api.ts'
import { CookedBefore, CookedMeal } from './menu.slots.ts'
import { dayToPlan, endsOf, rangeText } from './menuView.ts'
import { usePrep } from './prep.api.ts'
import { useMeals, usePages } from './useMenu.ts'

const MealDialog = lazyDialog(async () => (await import('./meal/MealDialog.tsx')).MealDialog)

const MoveMealDialog = lazyDialog(async () => (await import('./MoveMealDialog.tsx')).MoveMealDialog)

const SwapMealDialog = lazyDialog(
  async () => (await import('./SwapMealDialog.public.tsx')).SwapMealDialog,
)

const DeleteRepeated = lazyDialog(
  async () => (await import('./repeating/DeleteRepeated.tsx')).DeleteRepeated,
)

const noEvents: readonly DayPart[] = []

export function MenuScreen() {
  const pages = usePages()
  const { household, today = '', wanted } = pages
  const { list, shown, meals } = useMeals(wanted)
  const { byDay, zone } = useDayEvents(shown?.days ?? [])
  const prepOn = usePrep(endsOf(shown ?? { view: 'day', days: [] }), shown !== undefined)
  const dialogs = useRecordDialogs<MealEvent>()
  const pointed = useHighlighted()
  const [place, setPlace] = useState({ date: '', mealType: 'Dinner' })
  const openRecipe = useOpenRecipe()
  const [cooked, setCooked] = useState<MealEvent>()
  const [moving, setMoving] = useState<MealEvent>()
  const [swapping, setSwapping] = useState<MealEvent>()
  const [cooking, setCooking] = useState<number>()
  const Days = shown?.view === 'agenda' ? Agenda : MenuBoard

  function add(date: string, mealType: string) {
    setPlace({ date, mealType })
    dialogs.add()
  }

  const actions = {
    onOpen: (meal: MealEvent) =>
      meal.recipeId === null ? dialogs.edit(meal) : openRecipe(meal.recipeId, meal.servings),
    onMove: setMoving,
    onSwap: setSwapping,
    onEdit: dialogs.edit,
    onDelete: dialogs.remove,
    onCooked: setCooked,
    onAsCooked: setCooking,
  }

  return (
    <Page
      title="Menu"
      subtitle={wanted ? rangeText(wanted, today) : ' '}
      action={
        <MenuControls
          view={pages.view}
          onView={pages.show}
          onTurn={pages.turn}
          onToday={() => pages.goTo(undefined)}
          onAdd={() => add(wanted ? dayToPlan(wanted, today) : today, 'Dinner')}
        />
      }
    >
      <QueryStates
        query={{ ...(household.isError ? household : list), data: shown && meals }}
        loading={<MenuLoading view={pages.view} />}
        failed="The menu couldn't be loaded"
      >
        {(meals) =>
          shown && (
            <>
              <MenuActions shown={shown} meals={meals} today={today} onShow={pages.goTo} />
              {meals.length === 0 && <MenuEmpty />}
              <Days
                view={shown.view}
                days={shown.days}
                today={today}
                meals={meals}
                eventsOn={(day) => byDay?.get(day) ?? noEvents}
                prepOn={prepOn}
                zone={zone}
                actions={actions}
                pointed={pointed}
                onAdd={add}
              />
            </>
          )
        }
      </QueryStates>
      <MealDialog key={dialogs.opening} {...dialogs.editor} {...place} />
      <MoveMealDialog
        opened={moving !== undefined}
        onClose={() => setMoving(undefined)}
        meal={moving}
      />
      <SwapMealDialog
        opened={swapping !== undefined}
        onClose={() => setSwapping(undefined)}
        meal={swapping}
        isOnMenu
      />
      <CookedMeal
        opened={cooked !== undefined}
        onClose={() => setCooked(undefined)}
        {...(cooked && { mealId: cooked.id })}
      />
      <CookedBefore
        opened={cooking !== undefined}
        onClose={() => setCooking(undefined)}
        id={cooking ?? 0}
      />
      <DeleteRepeated
        opened={Boolean(dialogs.deleting?.seriesId)}
        onClose={dialogs.deletion.onClose}
        meal={dialogs.deleting}
      />
      <DeleteDialog
        {...dialogs.deletion}
        opened={dialogs.deletion.opened && !dialogs.deleting?.seriesId}
        title="Delete this meal?"
        api={mealApi}
      >
        Are you sure you want to delete "{dialogs.deleting?.recipeName}"?
      </DeleteDialog>
    </Page>
  )
}
