import { useMediaQuery } from '@mantine/hooks'
import { media } from '../breakpoints.ts'

export function useIsPhone(): boolean {
  return useMediaQuery(media.phone, false, { getInitialValueInEffect: false })
}
