import { type Change, idsOf } from './pendingChange.ts'

/** Instead of an answer: the change is kept here, and sent when somebody answers. */
export class QueuedAnswer {
  /** As they are called until then. */
  readonly records: readonly { id: number }[]
  readonly undo: () => Promise<void>

  constructor(change: Change, undo: () => Promise<void>) {
    this.records = idsOf(change).map((id) => ({ id }))
    this.undo = undo
  }
}

/** The records that an answer is about, in the order in which they were sent. */
export const addedBy = (answer: unknown) =>
  answer instanceof QueuedAnswer ? answer.records : ([answer].flat() as { id: number }[])

let isTold = false

/** In full once, until everything has been sent. */
export function queuedWords(): string {
  if (isTold) return 'Saved on this device'
  isTold = true
  return 'Saved on this device. It will be sent when Food Pal can be reached.'
}

export function allSent() {
  isTold = false
}
