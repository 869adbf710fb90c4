import { lazyPart } from '../../lib/lazyPart.tsx'
import { ScreenBoundary } from '../ScreenBoundary.tsx'
import { useTip } from './useTip.ts'

const ShownTip = lazyPart(async () => (await import('./ShownTip.tsx')).ShownTip)

/** What shows a tip, and finds its place, is fetched with the first one or when there is time. */
export function TipPlace() {
  const tip = useTip()
  if (!tip) return null
  return (
    <ScreenBoundary quiet>
      <ShownTip {...tip} />
    </ScreenBoundary>
  )
}
