import { millis } from '#shared/time.ts'
import { useLocalState } from '#web/lib/storage/browserState.ts'
import { newUuid } from '#web/lib/uuid.ts'
import { openSound } from './timers/sound.ts'

/** A timer that runs, is paused or rings; stored in the browser, so a reload does not end it. */
export type CookingTimer = {
  id: string
  recipe: string
  /** The step it was started from, its words around one of several times, or what a chat called it: shown as its name. */
  step: string
  seconds: number
  /** The time at which it rings; null while it is paused. */
  endsAt: number | null
  /** Milliseconds left when it was paused. */
  left: number
}

const timersKey = 'food-pal-timers'
const most = 12

/** The browser's storage may hold incomplete timers. */
const isWhole = (timer: Partial<CookingTimer> | null) =>
  typeof timer?.id === 'string' &&
  typeof timer.step === 'string' &&
  (timer.endsAt === null || Number.isFinite(timer.endsAt)) &&
  Number.isFinite(timer.left)

export const leftOf = ({ endsAt, left }: CookingTimer, now = millis()): number =>
  endsAt === null ? left : endsAt - now

export function useCookingTimers() {
  const [kept, setTimers] = useLocalState<CookingTimer[]>(timersKey, [])
  const timers = kept.filter(isWhole)
  const change = (id: string, next: (timer: CookingTimer) => CookingTimer) =>
    setTimers((all) => all.map((timer) => (timer.id === id ? next(timer) : timer)))

  return {
    timers,
    start: (what: Pick<CookingTimer, 'recipe' | 'step' | 'seconds'>) => {
      // Browsers allow sound only after a user's action, so audio is opened on this click.
      openSound()
      const timer = { ...what, id: newUuid(), endsAt: millis() + what.seconds * 1_000, left: 0 }
      setTimers((all) => [...all.slice(-most + 1), timer])
    },
    hold: (id: string) =>
      change(id, (timer) => ({ ...timer, left: Math.max(0, leftOf(timer)), endsAt: null })),
    goOn: (id: string) =>
      change(id, (timer) => ({ ...timer, endsAt: millis() + timer.left, left: 0 })),
    addMinute: (id: string) =>
      change(id, (timer) => {
        const left = Math.max(0, leftOf(timer)) + 60_000
        return timer.endsAt === null ? { ...timer, left } : { ...timer, endsAt: millis() + left }
      }),
    end: (id: string) => setTimers((all) => all.filter((timer) => timer.id !== id)),
  }
}

/** '1:05:09', '12:30'; time past the end is counted up, as '+0:10'. */
export function clockOf(left: number): string {
  const seconds = Math.abs(Math.ceil(left / 1_000))
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  const clock = h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
  return left <= -1_000 ? `+${clock}` : clock
}
