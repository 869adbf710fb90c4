import { Anchor } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { Link } from 'wouter'
import { counted } from '#shared/counted.ts'
import classes from './WaitingLine.module.css'

/** Proposals that wait for somebody's decision. */
export const WaitingLine = ({ count }: { count: number }) => (
  <section aria-label="Waiting for you" className={classes.line}>
    <IconSparkles size={20} aria-hidden />
    <span className="grow">
      <strong>{counted(count, 'proposal')}</strong> {count === 1 ? 'waits' : 'wait'} for you
    </span>
    <Anchor component={Link} href="/ai-chat" className={classes.look}>
      Look
    </Anchor>
  </section>
)
