import { useLocation } from 'wouter'
import { CODE_EXPORTER } from '../../routes.tsx'
import { useKeySequence } from './useKeySequence.ts'

const TO_CODE_EXPORTER = 'Up Up Down Down Up Up Down Down'
  .split(' ')
  .map((direction) => `Arrow${direction}`)

/** Keys that work on every screen; none of them is pressed before the first paint. */
export function ShellKeys() {
  const [, navigate] = useLocation()
  useKeySequence(TO_CODE_EXPORTER, () => navigate(CODE_EXPORTER))
  return null
}
