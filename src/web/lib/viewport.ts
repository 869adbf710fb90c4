import { useMediaQuery } from '@mantine/hooks'

const PHONE = '(max-width: 47.99em)'

export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
}
