import { Group, VisuallyHidden } from '@mantine/core'
import { sayTime } from '#shared/days.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import { useHousehold } from '#web/lib/http/householdQuery.ts'
import { shortDate } from '#web/lib/shortDate.ts'
import type { ChatMessage } from './chatMessages.ts'
import { FormattedText } from './FormattedText.tsx'
import classes from './MessageBubble.module.css'
import { photoUrl } from './photos.api.ts'

interface MessageBubbleProps {
  message: ChatMessage
  /** The answer is still arriving. */
  arriving?: boolean
}

export function MessageBubble({ message, arriving }: MessageBubbleProps) {
  const { role, content, photoIds = [], answeredBy, interrupted, usage } = message
  const mine = role === 'user'
  return (
    <li className={classes.message} data-role={role} aria-label={mine ? 'You' : 'Assistant'}>
      {photoIds.length > 0 && (
        <Group gap={8} align="stretch" mb={8}>
          {photoIds.map((id, n) => (
            <a key={id} href={photoUrl(id)} target="_blank" rel="noreferrer">
              <img
                src={photoUrl(id)}
                alt={`Attached ${photoIds.length > 1 ? n + 1 : ''}`.trim()}
                className={classes.photo}
                loading="lazy"
              />
            </a>
          ))}
        </Group>
      )}
      {content === '' ? <Thinking /> : <FormattedText text={content} />}
      <p className={`${classes.about} dim tabular`}>
        <When moment={message.createdAt} />
        {answeredBy && ` · ${answeredBy}`}
        {interrupted && ' · Stopped early'}
        {usage && ` · ${sayUsage(usage)}`}
        {arriving && content !== '' && <span className={classes.caret} aria-hidden />}
      </p>
    </li>
  )
}

const count = new Intl.NumberFormat('en-US')

const sayUsage = ({ input, output, cost }: NonNullable<ChatMessage['usage']>) =>
  [
    `${count.format(input)} tokens in, ${count.format(output)} out`,
    ...(cost > 0 ? [`$${cost.toPrecision(2)}`] : []),
  ].join(', ')

const Thinking = () => (
  <p className={classes.thinking}>
    <span aria-hidden />
    <span aria-hidden />
    <span aria-hidden />
    <VisuallyHidden>The assistant is thinking</VisuallyHidden>
  </p>
)

/** The time, with the day if it was another one. */
function When({ moment }: { moment: string }) {
  const { data: household } = useHousehold()
  if (!household) return null
  const { timeZone, today } = household
  const date = new Date(moment)
  const time = sayTime(timeIn(timeZone, date))
  return (
    <time dateTime={moment}>
      {dayIn(timeZone, date) === today ? time : `${shortDate(moment, household)}, ${time}`}
    </time>
  )
}
