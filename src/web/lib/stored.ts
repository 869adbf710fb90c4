import { useLocalStorage } from '@mantine/hooks'

/** A choice that this browser keeps, the same in all its tabs and frames. */
export const useStored = <T>(key: string, initially: T) =>
  useLocalStorage<T>({ key, defaultValue: initially, getInitialValueInEffect: false })
