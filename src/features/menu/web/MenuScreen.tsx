import { useState } from 'react'
import { useDayEvents } from '#features/calendar/web/dayEvents.api.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useRecordDialogs } from '#web/lib/useRecordDialogs.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { MealEvent } from '../menu.contract.ts'
import { Agenda } from './Agenda.tsx'
import { DayEvents } from './DayEvents.tsx'
import { MenuBoard } from './MenuBoard.tsx'
import { MenuControls } from './MenuControls.tsx'
import { MenuEmpty } from './MenuEmpty.tsx'
import { MenuLoading } from './MenuLoading.tsx'
import { MenuSharing } from './MenuSharing.tsx'
import { mealApi } from './menu.api.ts'
import { rangeText } from './menuView.ts'
import { useMeals, usePages } from './useMenu.ts'

const MealDialog = lazyDialog(async () => (await import('./MealDialog.tsx')).MealDialog)
const DeleteDialog = lazyDialog(async () => (await import('#web/ui/DeleteDialog.tsx')).DeleteDialog)

export function MenuScreen() {
  const pages = usePages()
  const { household, today = '', wanted } = pages
  const { list, shown, meals } = useMeals(wanted)
  const { byDay, zone } = useDayEvents(shown?.days ?? [])
  const dialogs = useRecordDialogs<MealEvent>()
  const [place, setPlace] = useState({ date: '', mealType: 'Dinner' })
  const remove = mealApi.useDelete()

  function add(date: string, mealType: string) {
    setPlace({ date, mealType })
    dialogs.add()
  }

  function content() {
    const failed = [household, list].find((each) => each.isLoadingError)
    if (failed) {
      return (
        <LoadFailed
          title="The menu couldn't be loaded"
          error={failed.error}
          onRetry={() => failed.refetch()}
          retrying={failed.isFetching}
        />
      )
    }
    if (!shown || !meals) return <MenuLoading view={pages.view} />
    const Days = shown.view === 'agenda' ? Agenda : MenuBoard
    return (
      <>
        {meals.length === 0 && <MenuEmpty />}
        <Days
          days={shown.days}
          today={today}
          meals={meals}
          eventsOn={(day) => <DayEvents parts={byDay?.get(day) ?? []} zone={zone} />}
          onAdd={add}
          onOpen={dialogs.change}
          onDelete={dialogs.askDelete}
        />
        {meals.length > 0 && <MenuSharing shown={shown} meals={meals} today={today} />}
      </>
    )
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
          onToday={pages.toToday}
          onAdd={() => add(today, 'Dinner')}
        />
      }
    >
      {content()}
      <MealDialog
        key={dialogs.edit.opening}
        {...dialogs.editor}
        meal={dialogs.edit.record}
        {...place}
      />
      <DeleteDialog {...dialogs.deletion} title="Delete this meal?" remove={remove}>
        Are you sure you want to delete "{dialogs.deleting?.recipeName}"?
      </DeleteDialog>
    </Page>
  )
}
