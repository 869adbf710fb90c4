import { Title } from '@mantine/core'
import { IconBan, IconHeart, IconTarget } from '@tabler/icons-react'
import type { FamilyMember } from '../family.contract.ts'
import { linesOf } from '../mustAvoid.facts.ts'
import { readLine } from '../mustAvoidLine.facts.ts'
import classes from './PreferencePanels.module.css'

const panels = [
  { field: 'keyGoalsAndLimits', title: 'Key goals & limits', icon: IconTarget, tone: 'blue' },
  { field: 'likes', title: 'Likes / safe bets', icon: IconHeart, tone: 'brand' },
  { field: 'dislikes', title: 'Dislikes / must-avoid', icon: IconBan, tone: 'red' },
] as const

export function PreferencePanels({ id, member }: { id: string; member: FamilyMember }) {
  return (
    <div id={id} className={classes.panels}>
      {panels.map(({ field, title, icon: Icon, tone }) => (
        <section key={field} className={classes.panel}>
          <Title order={3} className={classes.title}>
            <span className={classes.icon} data-tone={tone}>
              <Icon size={18} aria-hidden />
            </span>
            {title}
          </Title>
          <ul role="list" className={classes.lines}>
            {linesOf(member[field]).map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is only its text, and may be there twice
              <li key={n} dir="auto">
                {line}
                {field !== 'likes' && <Checked line={line} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What meals are looked through for, so that nobody trusts in a check that there is not. */
function Checked({ line }: { line: string }) {
  const { isMust, isKnown, foods } = readLine(line)
  if (!isMust) return null
  return isKnown ? (
    <small className={classes.checked}>Checked in every meal: {foods.join(', ')}</small>
  ) : (
    <small className={classes.checked} data-tone="orange">
      Not checked by itself: no food in it that Food Pal knows
    </small>
  )
}
