import { type Icon, IconAlignLeft, IconCalendar, IconClock, IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ColorDot } from '#web/ui/ColorDot.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { useLastValue } from '#web/ui/dialogs/useLastValue.ts'
import type { CalendarEvent } from '../calendar.contract.ts'
import { sayEvent } from '../days.logic.ts'
import classes from './EventDialog.module.css'
import { pieces } from './links.ts'

interface EventDialogProps {
  opened: boolean
  event: CalendarEvent | undefined
  zone: string
  onClose: () => void
}

export function EventDialog(props: EventDialogProps) {
  const { opened, zone, onClose } = props
  const event = useLastValue(opened, props.event)
  return (
    <Dialog opened={opened} onClose={onClose} title={event?.summary} width={460}>
      {event && (
        <dl className={`${classes.facts} facts`}>
          <Fact icon={IconClock} name="When">
            <span className="tabular">{sayEvent(event, zone)}</span>
          </Fact>
          <Fact icon={IconCalendar} name="Calendar">
            <ColorDot color={event.color} /> {event.calendar}
          </Fact>
          {event.location && (
            <Fact icon={IconMapPin} name="Where">
              <Text text={event.location} />
            </Fact>
          )}
          {event.description && (
            <Fact icon={IconAlignLeft} name="Description">
              <Text text={event.description} />
            </Fact>
          )}
        </dl>
      )}
    </Dialog>
  )
}

interface FactProps {
  icon: Icon
  name: string
  children: ReactNode
}

const Fact = ({ icon: Icon, name, children }: FactProps) => (
  <>
    <dt>
      <Icon size={18} aria-label={name} />
    </dt>
    <dd>{children}</dd>
  </>
)

/** External text: only http and https addresses become links. */
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
