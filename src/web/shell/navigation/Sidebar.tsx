import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconX,
} from '@tabler/icons-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Settings } from '../settings/SettingsButton.tsx'
import { Brand } from './Brand.tsx'
import { Navigation } from './Navigation.tsx'
import classes from './Sidebar.module.css'

interface SidebarProps {
  iconOnly: boolean
  onToggle: () => void
}

export function Sidebar({ iconOnly, onToggle }: SidebarProps) {
  const toggleLabel = iconOnly ? 'Expand sidebar' : 'Collapse sidebar'
  const ToggleIcon = iconOnly ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={classes.sidebar} data-icon-only={iconOnly || undefined}>
      <div className={classes.top}>
        <Brand iconOnly={iconOnly} />
        <IconButton
          icon={ToggleIcon}
          iconSize={19}
          label={toggleLabel}
          tip={toggleLabel}
          data-tip-side="right"
          aria-expanded={!iconOnly}
          onClick={onToggle}
        />
      </div>
      <Navigation iconOnly={iconOnly} />
      <Settings iconOnly={iconOnly} />
    </div>
  )
}

/** The sidebar in the drawer. */
export function DrawerSidebar({ onClose }: { onClose: () => void }) {
  return (
    <nav aria-label="Food Pal" className={classes.sidebar}>
      <div className={classes.top}>
        <Brand onClick={onClose} />
        <IconButton icon={IconX} iconSize={20} label="Close menu" onClick={onClose} />
      </div>
      <Navigation onNavigate={onClose} />
      <Settings />
    </nav>
  )
}
