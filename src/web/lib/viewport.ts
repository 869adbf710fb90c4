import { useMediaQuery } from '@mantine/hooks'
import { media } from '../breakpoints.ts'

/** Used by touch: a field that takes the focus would bring up a keyboard that nobody asked for. */
export const isTouched = () => window.matchMedia('(pointer: coarse)').matches

export function useIsPhone(): boolean {
  return useMediaQuery(media.phone, false, { getInitialValueInEffect: false })
}
