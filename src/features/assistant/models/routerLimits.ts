import { usualBudget } from '../prompt/budget/tokenBudget.logic.ts'
import type { BuiltPrompt } from '../prompt/prompt.ts'
import { ModelFailure } from './routerFailures.ts'

/** Milliseconds that a model may take. */
export type Limits = {
  /** Until the first word or thought. */
  first: number
  /** Between two of them; keep-alive comments don't count. */
  stall: number
  /** For all calls of a person's message. */
  total: number
}

export const usualLimits: Limits = { first: 60_000, stall: 30_000, total: 180_000 }

/** A server that is given longer for its first word is a slow one altogether. */
export const limitsFor = (first: number): Limits => ({
  first,
  stall: Math.max(usualLimits.stall, first / 2),
  total: Math.max(usualLimits.total, first * 3),
})

/** Watches one call: `signal` is aborted when the person stops it, or time is up. */
export function watch({ first, stall, total }: Limits, stopped: AbortSignal) {
  const over = new AbortController()
  const end = () => over.abort(new DOMException('Time is up', 'TimeoutError'))
  const whole = setTimeout(end, total)
  let next = setTimeout(end, first)
  return {
    signal: AbortSignal.any([stopped, over.signal]),
    isOver: () => over.signal.aborted,
    /** Restarts the time limit after each part. */
    progress: () => {
      clearTimeout(next)
      next = setTimeout(end, stall)
    },
    /** Pauses the limit while a slow client reads. */
    pause: () => clearTimeout(next),
    /** Also aborts the call, in case the client is gone. */
    stop: () => {
      clearTimeout(next)
      clearTimeout(whole)
      end()
    },
  }
}

/** A message that leaves no room for the household is more than the model can take. */
export function refuseOverlong({ estimatedTokens }: BuiltPrompt, budget = usualBudget) {
  if (estimatedTokens > budget) throw new ModelFailure('tooLong')
}
