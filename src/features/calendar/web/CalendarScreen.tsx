import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Household } from '#shared/household.calls.ts'
import { householdQuery } from '#web/lib/household.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useRecordDialogs } from '#web/lib/useRecordDialogs.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { ConnectedCalendar } from '../calendar.contract.ts'
import { CalendarDays } from './CalendarDays.tsx'
import { CalendarLoading } from './CalendarLoading.tsx'
import classes from './CalendarScreen.module.css'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { ConnectedCalendars } from './ConnectedCalendars.tsx'
import { calendarApi } from './calendar.api.ts'
import { useCalendarPeriod } from './useCalendarPeriod.ts'

const CalendarDialog = lazyDialog(async () => (await import('./CalendarDialog.tsx')).CalendarDialog)
const DeleteDialog = lazyDialog(async () => (await import('#web/ui/DeleteDialog.tsx')).DeleteDialog)

const title = 'Calendar'
const subtitle = 'See your family’s schedule while you plan meals'

export function CalendarScreen() {
  const household = useQuery(householdQuery)
  if (household.data) return <Calendar household={household.data} />
  return (
    <Page title={title} subtitle={subtitle}>
      {household.isLoadingError ? <Failed query={household} /> : <CalendarLoading />}
    </Page>
  )
}

function Calendar({ household }: { household: Household }) {
  const sources = useQuery(calendarApi.list)
  const period = useCalendarPeriod(household.today)
  const dialogs = useRecordDialogs<ConnectedCalendar>()
  const remove = calendarApi.useDelete()
  const wide = useMediaQuery('(min-width: 72em)', true, { getInitialValueInEffect: false })
  const toolbar = sources.data && sources.data.length > 0 && <CalendarToolbar period={period} />

  function content() {
    if (sources.isPending) return <CalendarLoading />
    if (sources.isLoadingError) return <Failed query={sources} />
    if (sources.data.length === 0) return <NoCalendars onAdd={dialogs.add} />
    return (
      <>
        <ConnectedCalendars
          calendars={sources.data}
          onEdit={dialogs.change}
          onRemove={dialogs.askDelete}
        />
        {!wide && <div className={classes.toolbar}>{toolbar}</div>}
        <CalendarDays
          household={household}
          period={period}
          unread={sources.data.some((each) => each.enabled && !each.readAt && !each.problem)}
        />
      </>
    )
  }

  return (
    <Page
      title={title}
      subtitle={subtitle}
      action={
        <>
          {wide && toolbar}
          <Button
            leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />}
            onClick={dialogs.add}
          >
            Add Calendar
          </Button>
        </>
      }
    >
      {content()}
      <CalendarDialog
        key={dialogs.edit.opening}
        {...dialogs.editor}
        calendar={dialogs.edit.record}
      />
      <DeleteDialog
        {...dialogs.deletion}
        title="Remove this calendar?"
        confirmLabel="Remove"
        remove={remove}
      >
        The events of “{dialogs.deleting?.name}” will no longer be shown here. The calendar itself
        stays as it is.
      </DeleteDialog>
    </Page>
  )
}

interface FailedProps {
  query: { error: unknown; refetch: () => unknown; isFetching: boolean }
}

const Failed = ({ query }: FailedProps) => (
  <LoadFailed
    title="The calendar couldn't be loaded"
    error={query.error}
    onRetry={() => query.refetch()}
    retrying={query.isFetching}
  />
)

const NoCalendars = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={IconCalendarPlus}
    title="No calendars connected yet"
    text="In Google Calendar, open a calendar’s settings and copy its public or secret address in iCal format. Apple, Outlook and most others have such an address, too."
    action={<Button onClick={onAdd}>Add Calendar</Button>}
  />
)
