import { useNotifications } from '@mantine/notifications'
import { Suspense } from 'react'
import { useIdle } from '../../lib/idle.ts'
import { lazyComponent } from '../../lib/lazyComponent.ts'
import { ScreenBoundary } from '../ScreenBoundary.tsx'

const { Component: Toasts } = lazyComponent(async () => (await import('./Toasts.tsx')).Toasts)

/** Loads the toasts' code when the browser is idle, or with the first toast. */
export function ToastPlace() {
  const idle = useIdle()
  const due = useNotifications().notifications.length > 0
  if (!idle && !due) return null
  return (
    <ScreenBoundary quiet>
      <Suspense>
        <Toasts />
      </Suspense>
    </ScreenBoundary>
  )
}
