import type { DayPart } from '../days.logic.ts'

export type Placed = {
  part: DayPart
  /** Which of `columns` side by side it stands in. */
  column: number
  columns: number
}

/** What is shorter is drawn as if it lasted this long, to be read and pressed. */
const shortest = 30

/** Events that overlap stand side by side; those that touch nothing have the width for themselves. */
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
