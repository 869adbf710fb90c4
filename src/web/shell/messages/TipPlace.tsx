import { lazyPart } from '../../lib/lazyPart.tsx'
import { ScreenBoundary } from '../ScreenBoundary.tsx'
import { useTip } from './useTip.ts'

const ShownTip = lazyPart(async () => (await import('./ShownTip.tsx')).ShownTip)

/** Loads the tooltip's code with the first tip, or when the browser is idle. */
export function TipPlace() {
  const tip = useTip()
  if (!tip) return null
  return (
    <ScreenBoundary quiet>
      <ShownTip {...tip} />
    </ScreenBoundary>
  )
}
