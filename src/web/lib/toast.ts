import { notifications } from '@mantine/notifications'

const AUTO_CLOSE = 4_000
// An error asks to be read, perhaps twice.
const ERROR_AUTO_CLOSE = 8_000

/** One toast at a time: each replaces whatever stood there. */
export const toast = {
  success(title: string, message?: string) {
    show({ title, message, color: 'brand', role: 'status', autoClose: AUTO_CLOSE })
  },
  error(title: string, message?: string) {
    show({ title, message, color: 'red', role: 'alert', autoClose: ERROR_AUTO_CLOSE })
  },
}

interface Toast {
  title: string
  message?: string
  color: 'brand' | 'red'
  role: 'status' | 'alert'
  autoClose: number
}

function show({ message, ...toast }: Toast) {
  notifications.clean()
  notifications.show({
    ...toast,
    message: message ?? '',
    closeButtonProps: { 'aria-label': 'Dismiss' },
  })
}
