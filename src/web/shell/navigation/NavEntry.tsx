import { Link, useLocation } from 'wouter'
import { screenPathAt } from '#shared/screenPaths.ts'
import type { Screen } from '../../routes.tsx'
import classes from './NavEntry.module.css'

interface NavEntryProps {
  screen: Screen
  iconOnly?: boolean
  onNavigate?: () => void
}

export function NavEntry({ screen, iconOnly, onNavigate }: NavEntryProps) {
  const { path, label, short = label, icon: Icon, badge: Badge, preload } = screen
  const [location] = useLocation()
  const active = screenPathAt(location) === path
  return (
    <Link
      href={path}
      className={classes.entry}
      aria-current={active ? 'page' : undefined}
      aria-label={iconOnly ? label : undefined}
      onClick={onNavigate}
      onPointerEnter={preload}
      data-tip={iconOnly ? label : undefined}
      data-tip-side="right"
    >
      <Icon size={20} aria-hidden />
      {iconOnly ? (
        <span className={classes.word} aria-hidden>
          {short}
        </span>
      ) : (
        <>
          <span className="grow">{label}</span>
          {Badge && <Badge />}
        </>
      )}
    </Link>
  )
}
