import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { loadWhenIdle } from './idle.ts'
import { lazyComponent } from './lazyComponent.ts'

/** A component that loads when the browser is idle, or when used; until then `Plain` is shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Plain?: ComponentType<Props>,
) {
  const { Component: Loaded, preload } = lazyComponent(load)
  const Part = Loaded as ComponentType<Props>
  loadWhenIdle(preload)
  return (props: Props) => (
    <Suspense fallback={Plain && <Plain {...props} />}>
      <Part {...props} />
    </Suspense>
  )
}

/** A lazy part that its screen can do without: where it fails, `Plain` or `missing` stands in its place. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ReactNode = null,
  Plain?: ComponentType<Props>,
) {
  const Extra = lazyPart(load, Plain)
  return (props: Props) => (
    <ExtraBoundary missing={Plain ? <Plain {...props} /> : missing}>
      <Extra {...props} />
    </ExtraBoundary>
  )
}

class ExtraBoundary extends Component<{ missing: ReactNode; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render = () => (this.state.failed ? this.props.missing : this.props.children)
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
