import { Stack } from '@mantine/core'
import { useLocation } from 'wouter'
import { screenAt, screens } from '../../routes.tsx'
import { PhoneModeToggle } from '../phone/PhoneModeToggle.tsx'
import { NavEntry } from './NavEntry.tsx'
import classes from './Navigation.module.css'
import { NavSection } from './NavSection.tsx'

interface NavigationProps {
  iconOnly?: boolean
  onNavigate?: () => void
}

export function Navigation({ iconOnly, onNavigate }: NavigationProps) {
  const [path] = useLocation()
  const entries = (section?: 'admin') =>
    screens
      .filter((screen) => screen.section === section)
      .map((screen) => (
        <li key={screen.path}>
          <NavEntry screen={screen} iconOnly={iconOnly} onNavigate={onNavigate} />
        </li>
      ))

  if (iconOnly) {
    return (
      <div className={classes.scroll}>
        <Stack component="ul" gap={2} role="list">
          {entries()}
        </Stack>
      </div>
    )
  }
  return (
    <div className={classes.scroll}>
      <NavSection title="Food Pal" storageKey="food-pal-section-main" usuallyOpen>
        {entries()}
      </NavSection>
      <NavSection
        title="Admin Tools"
        storageKey="food-pal-section-admin"
        usuallyOpen={screenAt(path)?.section === 'admin'}
      >
        {entries('admin')}
        <li>
          <PhoneModeToggle />
        </li>
      </NavSection>
    </div>
  )
}
