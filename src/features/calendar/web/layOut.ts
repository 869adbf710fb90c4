import type { DayPart } from '../days.logic.ts'

export type Placed = {
  part: DayPart
  /** Its column, of `columns` side by side. */
  column: number
  columns: number
}

/** Shorter events are drawn with this length, to be readable and pressable. */
const shortest = 30

/** Overlapping events share the width; others have all of it. */
export function layOut(parts: readonly DayPart[]): Placed[] {
  const placed: Placed[] = []
  let cluster: Placed[] = []
  let ends: number[] = []

  const finish = () => {
    for (const each of cluster) each.columns = ends.length
    placed.push(...cluster)
    cluster = []
    ends = []
  }

  for (const part of parts.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= part.from)) finish()
    const free = ends.findIndex((end) => end <= part.from)
    const column = free === -1 ? ends.length : free
    ends[column] = drawnEnd(part)
    cluster.push({ part, column, columns: 1 })
  }
  finish()
  return placed
}

export const drawnEnd = ({ from, to }: DayPart): number => Math.max(to, from + shortest)
