import { useLocalStorage, useSessionStorage } from '@mantine/hooks'
import { readStored } from './readStored.ts'

/** A choice that this browser keeps, the same in all its tabs and frames. */
export const useLocalState = <T>(key: string, initially: T) =>
  useLocalStorage(options(key, initially))

/** What a tab keeps until it is closed, such as what was searched for. */
export const useSessionState = <T>(key: string, initially: T) =>
  useSessionStorage(options(key, initially))

const options = <T>(key: string, initially: T) => ({
  key,
  defaultValue: initially,
  getInitialValueInEffect: false,
  deserialize: (text: string | undefined) => readStored(text, initially),
})
