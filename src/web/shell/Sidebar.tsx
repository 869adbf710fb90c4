import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconX,
} from '@tabler/icons-react'
import { Brand } from './Brand.tsx'
import { Navigation } from './Navigation.tsx'
import { Settings } from './Settings.tsx'
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
        <Tooltip label={toggleLabel} position="right" offset={14}>
          <ActionIcon aria-label={toggleLabel} aria-expanded={!iconOnly} onClick={onToggle}>
            <ToggleIcon size={19} />
          </ActionIcon>
        </Tooltip>
      </div>
      <Navigation iconOnly={iconOnly} />
      <Settings iconOnly={iconOnly} />
    </div>
  )
}

/** The same on a phone, inside the drawer. */
export function DrawerSidebar({ onClose }: { onClose: () => void }) {
  return (
    <nav aria-label="Food Pal" className={classes.sidebar}>
      <div className={classes.top}>
        <Brand onClick={onClose} />
        <ActionIcon aria-label="Close menu" onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      <Navigation onNavigate={onClose} />
      <Settings />
    </nav>
  )
}
