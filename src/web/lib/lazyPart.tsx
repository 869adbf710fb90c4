import { type ComponentType, Suspense, useState } from 'react'
import { whenIdle } from './idle.ts'
import { lazyComponent } from './lazyComponent.ts'

/**
 * A part that a screen can be shown without: it loads once the browser has nothing else to do, or
 * when it is first used.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Component, preload } = lazyComponent(load)
  const Part = Component as ComponentType<Props>
  whenIdle(preload)
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/** A dialog as such a part: first used when it is first opened. */
export function lazyDialog<Props extends { opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Dialog = lazyPart(load)
  return (props: Props) => {
    const [used, setUsed] = useState(props.opened)
    if (props.opened && !used) setUsed(true)
    return used ? <Dialog {...props} /> : null
  }
}
