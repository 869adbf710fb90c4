import { useMediaQuery } from '@mantine/hooks'
import { media } from '../breakpoints.ts'

/** Whether the pointer is a finger: focusing a field would then open the on-screen keyboard. */
export const isTouchScreen = () => window.matchMedia('(pointer: coarse)').matches

export function useIsPhone(): boolean {
  return useMediaQuery(media.phone, false, { getInitialValueInEffect: false })
}
