import { ask, type Reading, type Scene, say } from '../reading.ts'

const undoing =
  /^(?:\W|oh|no|wait|oops|please|can you|actually|ok)*(?:undo|revert|take (?:it|that) back)\b/i

/** 'Undo that' after something was approved. */
export function readUndo(text: string, { history }: Scene): Reading | undefined {
  if (!undoing.test(text) || text.split(' ').length > 6) return undefined
  const last = history.findLast(({ proposals }) => proposals.length > 0)?.proposals ?? []
  if (last.some(({ status }) => status === 'executed'))
    return ask('Press the button to undo it.', [
      { label: 'Undo the last approved change', commands: [], action: 'undo' },
    ])
  return last.some(({ status }) => status === 'pending')
    ? say("That isn't approved yet. Just reject the card below.")
    : undefined
}
