import { useLocalState } from '../../lib/storage/browserState.ts'
import { useIsPhone } from '../../lib/viewport.ts'

/** Whether this page runs inside Phone Mode's iframe. */
export const insidePhoneFrame = () => window.self !== window.top

export function usePhoneMode() {
  const [on, set] = useLocalState('food-pal-phone-mode', false)
  const narrow = useIsPhone()
  return { on, set, framed: on && !narrow && !insidePhoneFrame() }
}
