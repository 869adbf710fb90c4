import { timestamp } from '#shared/time.ts'
import { storeChange } from './outboxStorage.ts'

/** Where an earlier version kept ticks that waited, all in one. */
const EARLIER = 'food-pal-outbox'

type EarlierTick = {
  key: string
  topic: string
  list: string
  id: number
  changes: object
  failed: string
}

/** Whoever had no connection while the program was updated: their ticks wait on. */
export function takeOverEarlierTicks() {
  const text = localStorage.getItem(EARLIER)
  if (!text) return
  const ticks: EarlierTick[] = JSON.parse(text)
  for (const [order, { changes: fields, ...tick }] of ticks.entries()) {
    storeChange({ ...tick, kind: 'update', fields, order, at: timestamp(), isTried: true })
  }
  localStorage.removeItem(EARLIER)
}
