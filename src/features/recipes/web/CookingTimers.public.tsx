import { Button } from '@mantine/core'
import { IconBellRinging, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { IconButton } from '#web/ui/IconButton.tsx'
import classes from './CookingTimers.module.css'
import { useRinging } from './timers/useRinging.ts'
import { type CookingTimer, clockOf, leftOf, useCookingTimers } from './timers.api.ts'

/** All running timers, at the foot of a screen, or within the open recipe or the chat. */
export function CookingTimers({ within }: { within?: 'recipe' | 'chat' }) {
  const timers = useCookingTimers()
  const now = useRinging(timers.timers)
  if (timers.timers.length === 0) return null
  return (
    <section aria-label="Timers" className={classes.timers} data-within={within}>
      <ul role="list" className={classes.list}>
        {timers.timers.map((timer) => (
          <li key={timer.id}>
            <Timer timer={timer} left={leftOf(timer, now)} actions={timers} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TimerProps {
  timer: CookingTimer
  left: number
  actions: Omit<ReturnType<typeof useCookingTimers>, 'timers'>
}

function Timer({ timer, left, actions }: TimerProps) {
  const { id, step, recipe, endsAt } = timer
  const over = endsAt !== null && left <= 0
  const held = endsAt === null
  return (
    <div className={classes.timer} data-over={over || undefined}>
      <span
        className={`${classes.clock} tabular`}
        role="timer"
        aria-label={`Time left for ${step}`}
      >
        {clockOf(left)}
      </span>
      <span className={classes.words}>
        <span className={classes.step} dir="auto">
          {step}
        </span>
        <span className={classes.recipe} dir="auto">
          {over ? <span role="alert">Time's up: {recipe}</span> : recipe}
        </span>
      </span>
      <Button variant="subtle" size="sm" px={8} onClick={() => actions.addMinute(id)}>
        +1 min
      </Button>
      {over ? (
        <Button
          size="sm"
          leftSection={<IconBellRinging size={16} aria-hidden />}
          onClick={() => actions.end(id)}
        >
          Done
        </Button>
      ) : (
        <>
          <IconButton
            icon={held ? IconPlayerPlay : IconPlayerPause}
            size={44}
            variant="subtle"
            color="gray"
            label={`${held ? 'Resume' : 'Pause'} ${step}`}
            tip={held ? 'Resume' : 'Pause'}
            onClick={() => (held ? actions.goOn(id) : actions.hold(id))}
          />
          <IconButton
            icon={IconX}
            size={44}
            variant="subtle"
            color="gray"
            label={`End ${step}`}
            tip="End"
            onClick={() => actions.end(id)}
          />
        </>
      )}
    </div>
  )
}
