import { useNotifications } from '@mantine/notifications'
import { useIdle } from '../../lib/idle.ts'
import { lazyExtra } from '../../lib/lazyPart.tsx'

const Toasts = lazyExtra(async () => (await import('./Toasts.tsx')).Toasts)

/** Loads the toasts' code when the browser is idle, or with the first toast. */
export function ToastPlace() {
  const idle = useIdle()
  const due = useNotifications().notifications.length > 0
  return (idle || due) && <Toasts />
}
