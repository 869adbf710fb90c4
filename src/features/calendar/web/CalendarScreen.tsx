import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Household } from '#shared/household.endpoints.ts'
import { media } from '#web/breakpoints.ts'
import { useRecordDialogs } from '#web/lib/forms/useRecordDialogs.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { lazyDialog } from '#web/lib/lazyPart.tsx'
import { useHighlighted } from '#web/lib/useHighlighted.ts'
import { AddButton } from '#web/ui/AddButton.tsx'
import { QueryStates } from '#web/ui/feedback/QueryStates.tsx'
import { DeleteDialog } from '#web/ui/lists/DeleteDialog.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { ConnectedCalendar } from '../calendar.contract.ts'
import { CalendarDays } from './CalendarDays.tsx'
import { CalendarLoading } from './CalendarLoading.tsx'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { ConnectedCalendars } from './ConnectedCalendars.tsx'
import { calendarApi } from './calendar.api.ts'
import { useCalendarPeriod } from './useCalendarPeriod.ts'

const CalendarDialog = lazyDialog(async () => (await import('./CalendarDialog.tsx')).CalendarDialog)

const title = 'Calendar'
const subtitle = 'See your family’s schedule while you plan meals'

export function CalendarScreen() {
  const household = useHousehold()
  if (household.data) return <Calendar household={household.data} />
  return (
    <Page title={title} subtitle={subtitle}>
      <CalendarFaces query={household}>{() => null}</CalendarFaces>
    </Page>
  )
}

function Calendar({ household }: { household: Household }) {
  const sources = useQuery(calendarApi.list)
  const period = useCalendarPeriod(household.today)
  const dialogs = useRecordDialogs<ConnectedCalendar>()
  const pointed = useHighlighted()
  const wide = useMediaQuery(media.spacious, true, { getInitialValueInEffect: false })
  const toolbar = sources.data && <CalendarToolbar period={period} />

  return (
    <Page
      title={title}
      subtitle={subtitle}
      action={
        <>
          {wide && toolbar}
          <AddButton onClick={dialogs.add}>Add Calendar</AddButton>
        </>
      }
    >
      <CalendarFaces query={sources}>
        {(calendars) => (
          <>
            <ConnectedCalendars
              calendars={calendars}
              onEdit={dialogs.edit}
              onRemove={dialogs.remove}
            />
            {!wide && <Box mt={14}>{toolbar}</Box>}
            <CalendarDays
              household={household}
              period={period}
              pointed={pointed}
              unread={calendars.some((each) => each.enabled && !each.readAt && !each.problem)}
            />
          </>
        )}
      </CalendarFaces>
      <CalendarDialog key={dialogs.opening} {...dialogs.editor} />
      <DeleteDialog
        {...dialogs.deletion}
        title="Remove this calendar?"
        confirmLabel="Remove"
        api={calendarApi}
      >
        Events from “{dialogs.deleting?.name}” won't show up here anymore. The calendar itself isn't
        changed.
      </DeleteDialog>
    </Page>
  )
}

const CalendarFaces = <Data,>(
  props: Pick<ComponentProps<typeof QueryStates<Data>>, 'query' | 'children'>,
) => (
  <QueryStates loading={<CalendarLoading />} failed="The calendar couldn't be loaded" {...props} />
)
