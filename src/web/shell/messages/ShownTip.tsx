import { Tooltip } from '@mantine/core'
import type { Tip } from './useTip.ts'

/** A tooltip above its target, or to the right of the sidebar's icons. */
export function ShownTip({ target, text }: Tip) {
  const isBeside = target.dataset.tipSide === 'right'
  return (
    <Tooltip
      opened
      target={target}
      label={text}
      position={isBeside ? 'right' : 'top'}
      offset={isBeside ? 14 : 5}
    />
  )
}
