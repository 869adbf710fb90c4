import classes from './SkipLink.module.css'

export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a href={`#${targetId}`} className={classes.link}>
      Skip to content
    </a>
  )
}
