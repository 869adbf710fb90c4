import { Drawer } from '@mantine/core'
import { notifications, notificationsStore } from '@mantine/notifications'
import { useEffect } from 'react'
import { useOverlay } from '../../lib/overlays.ts'
import { useReturnFocus } from '../../ui/dialogs/useReturnFocus.ts'
import classes from './NavDrawer.module.css'
import { DrawerSidebar } from './Sidebar.tsx'

interface NavDrawerProps {
  opened: boolean
  onClose: () => void
}

export function NavDrawer({ opened, onClose }: NavDrawerProps) {
  useReturnFocus(opened)
  // A toast would lie on the menu's last entries. One with a button stays, and closes by itself.
  useEffect(() => {
    if (opened)
      notifications.updateState(notificationsStore, (all) =>
        all.filter(({ autoClose }) => autoClose !== false),
      )
  }, [opened])
  useOverlay(opened, onClose)
  return (
    <Drawer.Root opened={opened} onClose={onClose} returnFocus={false} size={288} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu" radius={0} className={classes.content}>
        <Drawer.Body className={classes.body}>
          <DrawerSidebar onClose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
