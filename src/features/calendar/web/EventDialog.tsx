import { Modal } from '@mantine/core'
import { IconAlignLeft, IconCalendar, IconClock, IconMapPin } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useIsPhone } from '../../../web/lib/viewport.ts'
import { useHeld } from '../../../web/ui/useHeld.ts'
import { useReturnFocus } from '../../../web/ui/useReturnFocus.ts'
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

/** All there is to know of an event. It is changed where it comes from. */
export function EventDialog(props: EventDialogProps) {
  const { opened, zone, onClose } = props
  const event = useHeld(opened, props.event)
  useReturnFocus(opened)
  const phone = useIsPhone()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={event?.summary}
      size={460}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {event && (
        <dl className={classes.facts}>
          <dt>
            <IconClock size={18} stroke={1.6} aria-label="When" />
          </dt>
          <dd className="tabular">{sayEvent(event, zone)}</dd>
          <dt>
            <IconCalendar size={18} stroke={1.6} aria-label="Calendar" />
          </dt>
          <dd>
            <span className={classes.dot} style={{ '--calendar': event.color } as CSSProperties} />
            {event.calendar}
          </dd>
          {event.location && (
            <>
              <dt>
                <IconMapPin size={18} stroke={1.6} aria-label="Where" />
              </dt>
              <dd>
                <Text text={event.location} />
              </dd>
            </>
          )}
          {event.description && (
            <>
              <dt>
                <IconAlignLeft size={18} stroke={1.6} aria-label="Description" />
              </dt>
              <dd>
                <Text text={event.description} />
              </dd>
            </>
          )}
        </dl>
      )}
    </Modal>
  )
}

/** As somebody else wrote it: addresses of the web can be followed, nothing else can. */
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
