import type { ComponentType } from 'react'

/** A place on a screen that another feature fills, without an import (see `web/slots.ts`). */
export function slot<Props extends object>() {
  let Part: ComponentType<Props> | undefined
  let load = async () => {}
  const Slot = (props: Props) => (Part ? <Part {...props} /> : null)
  return Object.assign(Slot, {
    fill: (part: ComponentType<Props>) => {
      Part = part
    },
    /** For a part that is loaded with the one around it: a menu's item must not appear late. */
    fillBy: (loadPart: () => Promise<ComponentType<Props>>) => {
      load = async () => {
        Part = await loadPart()
      }
    },
    /** What can't be loaded is left out. */
    load: () => load().catch(() => {}),
  })
}
