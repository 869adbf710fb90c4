import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

type Report = (share: number) => void

type Stoppable<Input, Result> = UseMutationResult<Result, Error, Input> & {
  share: number
  /** Aborts, and resets the mutation to idle. */
  stop: () => void
}

/** A long mutation with progress, which can be stopped; unmounting the dialog stops it, too. */
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
    // Reset first, so that the abort does not show up as an error.
    mutation.reset()
    running.current?.abort()
  }
  return { ...mutation, share, stop }
}
