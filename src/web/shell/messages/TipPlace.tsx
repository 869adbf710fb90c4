import { Tooltip } from '@mantine/core'
import { useTip } from './useTip.ts'

/** A tooltip above its target, or to the right of the sidebar's icons. */
export function TipPlace() {
  const tip = useTip()
  if (!tip) return null
  const isBeside = tip.target.dataset.tipSide === 'right'
  return (
    <Tooltip
      opened
      target={tip.target}
      label={tip.text}
      position={isBeside ? 'right' : 'top'}
      offset={isBeside ? 14 : 5}
    />
  )
}
