import { IconAlignLeft, IconCalendar, IconClock, IconMapPin } from '@tabler/icons-react'
import { ColorDot } from '#web/ui/ColorDot.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useHeld } from '#web/ui/useHeld.ts'
import type { CalendarEvent } from '../calendar.contract.ts'
import { sayEvent } from '../days.facts.ts'
import classes from './EventDialog.module.css'
import { pieces } from './links.ts'

interface EventDialogProps {
  opened: boolean
  event: CalendarEvent | undefined
  zone: string
  onClose: () => void
}

/** An event's details, read-only. */
export function EventDialog(props: EventDialogProps) {
  const { opened, zone, onClose } = props
  const event = useHeld(opened, props.event)
  return (
    <Dialog opened={opened} onClose={onClose} title={event?.summary} width={460}>
      {event && (
        <dl className={classes.facts}>
          <dt>
            <IconClock size={18} aria-label="When" />
          </dt>
          <dd className="tabular">{sayEvent(event, zone)}</dd>
          <dt>
            <IconCalendar size={18} aria-label="Calendar" />
          </dt>
          <dd>
            <ColorDot color={event.color} /> {event.calendar}
          </dd>
          {event.location && (
            <>
              <dt>
                <IconMapPin size={18} aria-label="Where" />
              </dt>
              <dd>
                <Text text={event.location} />
              </dd>
            </>
          )}
          {event.description && (
            <>
              <dt>
                <IconAlignLeft size={18} aria-label="Description" />
              </dt>
              <dd>
                <Text text={event.description} />
              </dd>
            </>
          )}
        </dl>
      )}
    </Dialog>
  )
}

/** Text from elsewhere: only http and https addresses become links. */
function Text({ text }: { text: string }) {
  return pieces(text).map(({ at, words, href }) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noreferrer">
        {words}
      </a>
    ) : (
      <span key={at}>{words}</span>
    ),
  )
}
