/** How long a model may take, in milliseconds. */
export type Limits = {
  /** Until it says its first word, or thinks its first thought. */
  first: number
  /** Between two of them. What only keeps the connection open is neither. */
  stall: number
  /** For everything that a message of a person leads to. */
  total: number
}

export const usualLimits: Limits = { first: 60_000, stall: 30_000, total: 180_000 }

/** Watches over one call of a model; `signal` is aborted when the person stops it, or time is up. */
export function watch({ first, stall, total }: Limits, stopped: AbortSignal) {
  const over = new AbortController()
  const end = () => over.abort(new DOMException('Time is up', 'TimeoutError'))
  const whole = setTimeout(end, total)
  let next = setTimeout(end, first)
  return {
    signal: AbortSignal.any([stopped, over.signal]),
    isOver: () => over.signal.aborted,
    /** Something came: the next may take its time. */
    progress: () => {
      clearTimeout(next)
      next = setTimeout(end, stall)
    },
    /** While the one who listens is slow, it is not the model that we wait for. */
    pause: () => clearTimeout(next),
    /** Also hangs up, in case the one who listens went away. */
    stop: () => {
      clearTimeout(next)
      clearTimeout(whole)
      end()
    },
  }
}
