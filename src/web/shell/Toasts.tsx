import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

export function Toasts() {
  return <Notifications withinPortal={false} transitionDuration={150} containerWidth={380} />
}
