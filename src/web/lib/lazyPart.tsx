import { type ComponentType, Suspense, useState } from 'react'
import { whenIdle } from './idle.ts'
import { lazyComponent } from './lazyComponent.ts'

/** A component that a screen can do without: it loads when the browser is idle, or when used. */
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

/** A dialog as a lazy part, rendered from its first opening on. */
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
