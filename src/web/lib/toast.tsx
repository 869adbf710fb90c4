import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Icon, IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { problemOf } from './http/request.ts'

interface Tone {
  color: 'brand' | 'red'
  role: 'status' | 'alert'
  icon: Icon
  autoClose: number
}

const SUCCESS: Tone = { color: 'brand', role: 'status', icon: IconCheck, autoClose: 4_000 }
const FAILURE: Tone = { color: 'red', role: 'alert', icon: IconAlertTriangle, autoClose: 8_000 }

export interface ToastAction {
  label: string
  onClick: () => void
}

/** One toast at a time: each replaces the one before. */
export const toast = {
  success: (title: string, message?: string, ...actions: (ToastAction | undefined)[]) =>
    show(SUCCESS, title, message, actions),
  error: (title: string, message?: string, ...actions: (ToastAction | undefined)[]) =>
    show(FAILURE, title, message, actions),
  /** For an action that opens a dialog, which the toast might cover. */
  hide: () => notifications.clean(),
  /** An error toast with the reason, which is also logged to the console. */
  failed: (title: string, error?: unknown) => {
    console.warn(title, error)
    show(FAILURE, title, problemOf(error))
  },
}

let leaving: ReturnType<typeof setTimeout> | undefined

function show(
  { icon: Icon, ...tone }: Tone,
  title: string,
  message = '',
  given: (ToastAction | undefined)[] = [],
) {
  const actions = given.filter((action) => action !== undefined)
  const hasButton = actions.length > 0
  clearTimeout(leaving)
  notifications.clean()
  const id = notifications.show({
    ...tone,
    // Mantine keeps a toast open under the pointer; only one with a button should stay.
    autoClose: hasButton ? FAILURE.autoClose : false,
    title,
    message: hasButton ? <WithActions {...{ message, actions }} /> : message,
    icon: <Icon size={18} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  })
  if (!hasButton) leaving = setTimeout(() => notifications.hide(id), tone.autoClose)
}

const WithActions = ({ message, actions }: { message: string; actions: ToastAction[] }) => (
  <>
    <span>{message}</span>
    {actions.map(({ label, onClick }) => (
      <Button key={label} variant="subtle" size="compact-sm" onClick={onClick}>
        {label}
      </Button>
    ))}
  </>
)
