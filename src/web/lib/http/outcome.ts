import type { QueryClient } from '@tanstack/react-query'
import { type ToastAction, toast } from '../toast.tsx'
import { problemOf } from './request.ts'
import { undoAction } from './undoAction.ts'

type Words = string | { title: string; text?: string | undefined }

/** The toasts of a change. */
export interface Outcome<Input = unknown, Result = unknown> {
  /** Left out where the screen itself shows that it is done. */
  done?: Words | ((result: Result, input: Input) => Words)
  /** The text is the server's reason, or `otherwise` without one, unless a function gives it. */
  failed:
    | string
    | { title: string; otherwise: string }
    | ((error: Error, input: Input) => Words | undefined)
  /** False where an undo from the toast would be wrong or incomplete; a function undoes it itself. */
  undo?: boolean | ((result: Result) => Promise<unknown>)
  /** What one may want to do next, as a button before Undo. */
  next?: (
    result: Result,
    client: QueryClient,
  ) => ToastAction | undefined | Promise<ToastAction | undefined>
}

export async function toastDone<Input, Result>(
  client: QueryClient,
  { done, undo = true, next }: Outcome<Input, Result>,
  result: Result,
  input: Input,
) {
  if (!done) return
  const [title, text] = partsOf(typeof done === 'function' ? done(result, input) : done)
  const takeBack = typeof undo === 'function' ? () => undo(result) : undefined
  const undoIt = undo ? undoAction(client, result, takeBack) : undefined
  toast.success(title, text, await next?.(result, client), undoIt)
}

export function toastFailed<Input>({ failed }: Outcome<Input, never>, error: Error, input: Input) {
  if (typeof failed === 'string') toast.error(failed, problemOf(error))
  else if (typeof failed === 'object') {
    toast.error(failed.title, problemOf(error, failed.otherwise))
  } else {
    const words = failed(error, input)
    if (words) toast.error(...partsOf(words))
  }
}

const partsOf = (words: Words): [title: string, text?: string] =>
  typeof words === 'string' ? [words] : [words.title, words.text]
