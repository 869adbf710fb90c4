import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** How far something has come, from 0 to 1. */
type Report = (share: number) => void

type Stoppable<Input, Result> = UseMutationResult<Result, Error, Input> & {
  /** From 0 to 1. */
  share: number
  /** As if it had never begun. */
  stop: () => void
}

/** Something long: it says how far it is, and can be stopped; leaving the dialog stops it, too. */
export function useStoppable<Input, Result>(
  run: (input: Input, signal: AbortSignal, report: Report) => Promise<Result>,
): Stoppable<Input, Result> {
  const [share, setShare] = useState(0)
  const running = useRef<AbortController>(undefined)
  const mutation = useMutation({
    mutationFn: (input: Input) => {
      const controller = new AbortController()
      running.current = controller
      setShare(0)
      return run(input, controller.signal, setShare)
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  const stop = () => {
    // The outcome of what is stopped is nobody's any more.
    mutation.reset()
    running.current?.abort()
  }
  return { ...mutation, share, stop }
}
