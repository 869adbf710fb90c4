import { lazyExtra } from '../../lib/lazyPart.tsx'
import { useTip } from './useTip.ts'

const ShownTip = lazyExtra(async () => (await import('./ShownTip.tsx')).ShownTip)

/** Loads the tooltip's code with the first tip, or when the browser is idle. */
export function TipPlace() {
  const tip = useTip()
  return tip && <ShownTip {...tip} />
}
