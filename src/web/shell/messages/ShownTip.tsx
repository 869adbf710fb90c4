import { Tooltip } from '@mantine/core'
import type { Tip } from './useTip.ts'

/** Beside the sidebar's icons, above everything else. */
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
