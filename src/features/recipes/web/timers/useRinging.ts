import { useEffect, useState } from 'react'
import { millis } from '#shared/time.ts'
import { type CookingTimer, leftOf } from '../timers.api.ts'
import { ring } from './sound.ts'

/** A timer that nobody stops rings for two minutes. */
const ringsFor = 120_000

/** The current time while a timer runs; rings every second for timers that are over. */
export function useRinging(timers: readonly CookingTimer[]): number {
  const [now, setNow] = useState(millis)
  const running = timers.some(({ endsAt }) => endsAt !== null)
  useEffect(() => {
    if (!running) return
    setNow(millis())
    const clock = setInterval(() => setNow(millis()), 250)
    return () => clearInterval(clock)
  }, [running])

  const calling = timers.some((timer) => {
    const left = leftOf(timer, now)
    return timer.endsAt !== null && left <= 0 && left > -ringsFor
  })
  useEffect(() => {
    if (!calling) return
    ring()
    const bell = setInterval(ring, 1_000)
    return () => clearInterval(bell)
  }, [calling])
  return now
}
