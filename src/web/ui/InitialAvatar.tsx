import { initialOf } from '../lib/initialOf.ts'
import classes from './InitialAvatar.module.css'

interface InitialAvatarProps {
  name: string
  tone?: 'brand' | 'orange' | 'blue' | 'red'
  small?: boolean
}

export function InitialAvatar({ name, tone, small }: InitialAvatarProps) {
  return (
    <span className={classes.avatar} data-tone={tone} data-small={small || undefined} aria-hidden>
      {initialOf(name)}
    </span>
  )
}
