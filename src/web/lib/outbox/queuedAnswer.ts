import { type Change, idsOf } from './pendingChange.ts'

/** Stands in for the server's answer: the change is kept here and sent later. */
export class QueuedAnswer {
  /** The records under their local ids. */
  readonly records: readonly { id: number }[]
  readonly undo: () => Promise<void>

  constructor(change: Change, undo: () => Promise<void>) {
    this.records = idsOf(change).map((id) => ({ id }))
    this.undo = undo
  }
}

/** The records of an answer, in the order in which they were sent. */
export const addedBy = (answer: unknown) =>
  answer instanceof QueuedAnswer ? answer.records : ([answer].flat() as { id: number }[])

let isTold = false

/** The long sentence once, then a short one until everything has been sent. */
export function queuedWords(): string {
  if (isTold) return 'Saved on this device'
  isTold = true
  return "Saved on this device. We'll send it when Food Pal can be reached."
}

export function allSent() {
  isTold = false
}
