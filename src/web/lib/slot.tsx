import type { ComponentType } from 'react'

/** A place on a screen that another feature fills, without an import (see `web/slots.ts`). */
export function slot<Props extends object>() {
  let Part: ComponentType<Props> | undefined
  const Slot = (props: Props) => (Part ? <Part {...props} /> : null)
  return Object.assign(Slot, {
    fill: (part: ComponentType<Props>) => {
      Part = part
    },
  })
}
