import { notifications } from '@mantine/notifications'
import { type Icon, IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { createElement } from 'react'
import { problemOf } from './request.ts'

interface Tone {
  color: 'brand' | 'red'
  role: 'status' | 'alert'
  icon: Icon
  autoClose: number
}

const SUCCESS: Tone = { color: 'brand', role: 'status', icon: IconCheck, autoClose: 4_000 }
// Errors take longer to read.
const FAILURE: Tone = { color: 'red', role: 'alert', icon: IconAlertTriangle, autoClose: 8_000 }

/** One toast at a time: each replaces whatever stood there. */
export const toast = {
  success: (title: string, message?: string) => show(SUCCESS, title, message),
  error: (title: string, message?: string) => show(FAILURE, title, message),
  /** What went wrong stands under it, and in the console. */
  failed: (title: string, error?: unknown) => {
    console.warn(title, error)
    show(FAILURE, title, problemOf(error))
  },
}

function show({ icon, ...tone }: Tone, title: string, message = '') {
  notifications.clean()
  notifications.show({
    ...tone,
    title,
    message,
    icon: createElement(icon, { size: 18, 'aria-hidden': true }),
    closeButtonProps: { 'aria-label': 'Dismiss' },
  })
}
