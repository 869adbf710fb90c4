import { useLocalStorage, useSessionStorage } from '@mantine/hooks'
import { readStored } from './readStored.ts'

/** State in localStorage, the same in all tabs and frames. */
export const useLocalState = <T>(key: string, initially: T) =>
  useLocalStorage(options(key, initially))

/** State in sessionStorage, kept until the tab is closed, such as a search. */
export const useSessionState = <T>(key: string, initially: T) =>
  useSessionStorage(options(key, initially))

const options = <T>(key: string, initially: T) => ({
  key,
  defaultValue: initially,
  getInitialValueInEffect: false,
  deserialize: (text: string | undefined) => readStored(text, initially),
})
