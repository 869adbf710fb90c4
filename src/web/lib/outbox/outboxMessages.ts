import { isNotFound, problemOf, RequestError } from '../http/request.ts'
import { toast } from '../toast.tsx'
import { type PendingChange, typedOf } from './pendingChange.ts'

/** The record's name in quotes, such as “Milk”. */
export function nameOf(change: PendingChange): string {
  const record: Record<string, unknown> = { ...typedOf(change) }
  const name = record.name ?? record.title ?? record.recipeName
  return name ? `“${name}”` : 'A change'
}

export function refusalWords(change: PendingChange, error: unknown) {
  const name = nameOf(change)
  if (change.kind === 'remove') return { title: "It couldn't be deleted", text: problemOf(error) }
  if (change.kind === 'update' && change.failed) {
    return { title: change.failed, text: problemOf(error) }
  }
  if (isNotFound(error)) {
    return {
      title: `Someone else deleted ${name}`,
      text: 'What you wrote is still here, so you can add it again.',
    }
  }
  return error instanceof RequestError && error.code === 'stale'
    ? {
        title: `${error.changedBy ?? 'Someone else'} changed ${name}, too`,
        text: 'Compare the two, then decide.',
      }
    : { title: `${name} couldn't be saved`, text: problemOf(error) }
}

export function toastRefused(change: PendingChange, error: unknown, onLook?: () => void) {
  const { title, text } = refusalWords(change, error)
  const onClick = () => {
    toast.hide()
    onLook?.()
  }
  toast.error(title, text, onLook && { label: 'Take a look', onClick })
}

export function toastServerError(change: PendingChange, error: unknown) {
  const title = change.kind === 'update' && change.failed
  toast.error(title || `${nameOf(change)} couldn't be sent`, `${problemOf(error)} We'll try again.`)
}

export const toastForeign = () =>
  toast.error(
    "Something wasn't sent",
    "It was changed on this device for another household. It's kept until that household is back.",
  )
