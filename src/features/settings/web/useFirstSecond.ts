import { useEffect, useState } from 'react'

/** Whether something has been open for less than a second: after that, a skeleton is no longer shown. */
export function useFirstSecond(): boolean {
  const [first, setFirst] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFirst(false), 1_000)
    return () => clearTimeout(timer)
  }, [])
  return first
}
