import {
  IconArrowBackUp,
  IconArrowsShuffle,
  IconLock,
  IconLockOpen2,
  IconX,
} from '@tabler/icons-react'
import { dayTitle } from '#features/menu/menu.logic.ts'
import { briefMinutes } from '#features/recipes/recipeMinutes.logic.ts'
import { capitalised } from '#shared/capitalised.ts'
import { dayName, sayTime } from '#shared/days.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import type { PlannedDinner, WeekPlan } from '../planning.contract.ts'
import classes from './PlanWeekDialog.module.css'
import { isDinner, type usePlanSheet } from './usePlanSheet.ts'

interface PlanRowProps {
  day: WeekPlan['days'][number]
  today: string
  sheet: ReturnType<typeof usePlanSheet>
}

export function PlanRow({ day, today, sheet }: PlanRowProps) {
  const { title, date } = dayTitle(day.date, today)
  const leftOut = sheet.leftOut.has(day.date)
  return (
    <li className={classes.row} data-left-out={leftOut || undefined}>
      <span className={classes.day}>
        <b>{title}</b> <span className="dim small">{date}</span>
      </span>
      {isDinner(day) ? (
        <>
          <span className={classes.dish}>
            <span className={`${classes.name} strong`} dir="auto">
              {day.recipeName}
            </span>
            <span className="dim small tabular">{factsOf(day)}</span>
            {day.why.length > 0 && (
              <span className={`${classes.why} small`} dir="auto">
                {capitalised(day.why.join(' · '))}
              </span>
            )}
            {sheet.isOnly(day) && (
              <span role="status" className="dim small">
                No other dish fits this day
              </span>
            )}
            {day.against.length > 0 && (
              <span className={`${classes.against} small`} dir="auto">
                {capitalised(day.against.join(' · '))}
              </span>
            )}
          </span>
          <Actions day={day} name={dayName(day.date, today)} sheet={sheet} />
        </>
      ) : (
        <span className={`${classes.dish} dim small`} dir="auto">
          {day.none}
        </span>
      )}
    </li>
  )
}

const factsOf = ({ time, minutes, servings }: PlannedDinner) =>
  [sayTime(time), minutes !== null && briefMinutes(minutes), servings !== null && `for ${servings}`]
    .filter(Boolean)
    .join(' · ')

const large = { size: 44, iconSize: 19 } as const

function Actions({
  day,
  name,
  sheet,
}: { day: PlannedDinner; name: string } & Pick<PlanRowProps, 'sheet'>) {
  const { locks, leftOut, shuffle } = sheet
  const locked = locks.has(day.date)
  const isOut = leftOut.has(day.date)
  return (
    <span className={classes.actions}>
      {!isOut && (
        <IconButton
          {...large}
          icon={locked ? IconLock : IconLockOpen2}
          label={`Lock ${name}`}
          tip={locked ? 'Unlock' : 'Lock: keep this when the rules change'}
          aria-pressed={locked}
          data-on={locked || undefined}
          onClick={() => locks.toggle(day.date)}
        />
      )}
      {!isOut && (
        <IconButton
          {...large}
          icon={IconArrowsShuffle}
          label={`Another dish for ${name}`}
          tip="Another dish"
          disabled={locked}
          onClick={() => shuffle(day)}
        />
      )}
      {/* One button with two states, so that it keeps the focus. */}
      <IconButton
        {...large}
        icon={isOut ? IconArrowBackUp : IconX}
        label={isOut ? `Put ${name} back` : `Leave out ${name}`}
        tip={isOut ? 'Put back' : 'Leave out'}
        onClick={() => leftOut.toggle(day.date)}
      />
    </span>
  )
}
