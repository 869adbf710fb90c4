import { useLocalStorage, useSessionStorage } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { readStored } from './readStored.ts'

/** State in localStorage, the same in all tabs and frames. */
export const useLocalState = <T>(key: string, initially: T) =>
  useLocalStorage(options(key, initially))

/** State in sessionStorage, kept until the tab is closed, such as the servings of a recipe. */
export const useSessionState = <T>(key: string, initially: T) =>
  useSessionStorage(options(key, initially))

/**
 * State kept until the page is loaded again, such as a search: it is there when one comes back to
 * the screen, but nobody opens the app on half a list.
 */
export function pageState<T>(initially: T) {
  let kept = initially
  return () => {
    const [value, show] = useState(kept)
    const set = useCallback((next: T) => {
      kept = next
      show(() => next)
    }, [])
    return [value, set] as const
  }
}

const options = <T>(key: string, initially: T) => ({
  key,
  defaultValue: initially,
  getInitialValueInEffect: false,
  deserialize: (text: string | undefined) => readStored(text, initially),
})
