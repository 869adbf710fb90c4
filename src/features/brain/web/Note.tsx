import { IconAlertTriangle, IconCheck, IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Note.module.css'

/** Those that every page has anyway: `info` is about who answers. */
const icons = { info: IconSparkles, good: IconCheck, warning: IconAlertTriangle }

interface NoteProps {
  tone: keyof typeof icons
  children: ReactNode
}

/** A sentence about what is shown. */
export function Note({ tone, children }: NoteProps) {
  const Icon = icons[tone]
  return (
    <p className={classes.note} data-tone={tone}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <span>{children}</span>
    </p>
  )
}
