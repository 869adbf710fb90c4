import { initialOf } from '../lib/initialOf.ts'
import classes from './InitialAvatar.module.css'

interface InitialAvatarProps {
  name: string
  /** Names that must be told apart from it. */
  among?: readonly string[]
  tone?: 'brand' | 'orange' | 'blue' | 'red'
  small?: boolean
}

export function InitialAvatar({ name, among, tone, small }: InitialAvatarProps) {
  return (
    <span className={classes.avatar} data-tone={tone} data-small={small || undefined} aria-hidden>
      {initialOf(name, among)}
    </span>
  )
}
