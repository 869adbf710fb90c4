import type { ComponentType } from 'react'

/**
 * A place on a feature's screen that another feature fills: so the first need not know the second,
 * which knows the first. `web/slots.ts` says what stands where.
 */
export function slot<Props extends object>() {
  let Part: ComponentType<Props> | undefined
  const Slot = (props: Props) => (Part ? <Part {...props} /> : null)
  return Object.assign(Slot, {
    fill: (part: ComponentType<Props>) => {
      Part = part
    },
  })
}
