import { useLocalState } from '../../lib/storage/browserState.ts'
import { useIsPhone } from '../../lib/viewport.ts'

/** Whether this page already runs inside the frame that Phone Mode draws. */
export const insidePhoneFrame = () => window.self !== window.top

export function usePhoneMode() {
  const [on, set] = useLocalState('food-pal-phone-mode', false)
  const narrow = useIsPhone()
  return { on, set, framed: on && !narrow && !insidePhoneFrame() }
}
