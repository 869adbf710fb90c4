import { Link, useLocation } from 'wouter'
import { type ScreenPath, screenPathAt } from '#shared/screenPaths.ts'
import { screenAt } from '../../routes.tsx'
import classes from './BottomBar.module.css'

/** The most used screens; the drawer has the others. */
const entries: ScreenPath[] = ['/', '/menu', '/shopping', '/recipes', '/ai-chat']

export function BottomBar() {
  const [location] = useLocation()
  const here = screenPathAt(location)
  return (
    <nav aria-label="Most used" className={classes.bar}>
      {entries.map((path) => {
        const screen = screenAt(path)
        const Icon = screen?.icon
        return (
          <Link
            key={path}
            href={path}
            className={classes.entry}
            aria-current={here === path ? 'page' : undefined}
            onPointerDown={screen?.preload}
          >
            {Icon && <Icon size={22} aria-hidden />}
            {screen?.short ?? screen?.label}
          </Link>
        )
      })}
    </nav>
  )
}
