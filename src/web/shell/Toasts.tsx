import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { useIsPhone } from '../lib/viewport.ts'

export function Toasts() {
  // On a phone a dialog's buttons are at the bottom edge, and must stay in reach.
  const position = useIsPhone() ? 'top-center' : 'bottom-right'
  return (
    <Notifications
      withinPortal={false}
      position={position}
      transitionDuration={150}
      containerWidth={380}
    />
  )
}
