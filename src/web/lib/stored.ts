import { useLocalStorage, useSessionStorage } from '@mantine/hooks'

/** A choice that this browser keeps, the same in all its tabs and frames. */
export const useStored = <T>(key: string, initially: T) =>
  useLocalStorage<T>({ key, defaultValue: initially, getInitialValueInEffect: false })

/** What a tab keeps until it is closed, such as what was searched for. */
export const useKept = <T>(key: string, initially: T) =>
  useSessionStorage<T>({ key, defaultValue: initially, getInitialValueInEffect: false })
