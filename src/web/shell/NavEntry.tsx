import { Tooltip } from '@mantine/core'
import { Link, useRoute } from 'wouter'
import type { Screen } from '../routes.tsx'
import classes from './NavEntry.module.css'

interface NavEntryProps {
  screen: Screen
  iconOnly?: boolean
  onNavigate?: () => void
}

export function NavEntry({ screen, iconOnly, onNavigate }: NavEntryProps) {
  const { path, label, icon: Icon, badge: Badge, preload } = screen
  const [active] = useRoute(path)
  return (
    <Tooltip label={label} position="right" offset={14} disabled={!iconOnly}>
      <Link
        href={path}
        className={classes.entry}
        aria-current={active ? 'page' : undefined}
        aria-label={iconOnly ? label : undefined}
        onClick={onNavigate}
        onPointerEnter={preload}
      >
        <Icon size={20} className={classes.icon} aria-hidden />
        {!iconOnly && (
          <>
            <span className={classes.label}>{label}</span>
            {Badge && <Badge />}
          </>
        )}
      </Link>
    </Tooltip>
  )
}
