import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Note.module.css'

const icons = { info: IconInfoCircle, good: IconCircleCheck, warning: IconAlertTriangle }

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
