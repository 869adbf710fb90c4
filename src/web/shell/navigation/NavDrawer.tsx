import { Drawer } from '@mantine/core'
import { useEffect } from 'react'
import { useOverlay } from '../../lib/overlays.ts'
import { toast } from '../../lib/toast.tsx'
import { useReturnFocus } from '../../ui/dialogs/useReturnFocus.ts'
import classes from './NavDrawer.module.css'
import { DrawerSidebar } from './Sidebar.tsx'

interface NavDrawerProps {
  opened: boolean
  onClose: () => void
}

export function NavDrawer({ opened, onClose }: NavDrawerProps) {
  useReturnFocus(opened)
  // It would lie on the menu's last entries.
  useEffect(() => {
    if (opened) toast.makeRoom()
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
