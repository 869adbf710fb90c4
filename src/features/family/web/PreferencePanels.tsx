import { Title } from '@mantine/core'
import { IconBan, IconHeart, IconTarget } from '@tabler/icons-react'
import { linesOf } from '#shared/textLines.ts'
import { lazyExtra } from '#web/lib/lazyPart.tsx'
import type { FamilyMember } from '../family.contract.ts'
import classes from './PreferencePanels.module.css'

/** Loaded later, because the lexicon of foods is large. */
const CheckedFoods = lazyExtra(async () => (await import('./CheckedFoods.tsx')).CheckedFoods)

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
            <span className={`${classes.icon} tinted`} data-tone={tone}>
              <Icon size={18} aria-hidden />
            </span>
            {title}
          </Title>
          <ul role="list" className={classes.lines}>
            {linesOf(member[field]).map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is only its text, and may be there twice
              <li key={n} dir="auto">
                {line}
                {field !== 'likes' && <CheckedFoods line={line} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
