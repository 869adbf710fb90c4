import type { Move } from './moving.logic.ts'

export const newMove = (id: string, source: string): Move => ({
  id,
  source,
  program: '',
  state: 'reading',
  lists: [],
  chosen: [],
  pictures: 0,
  ratings: 0,
  notes: 0,
  leftOut: [],
  remarks: [],
  doing: null,
  saved: [],
  isStopped: false,
  withoutPicture: 0,
  problem: null,
})
