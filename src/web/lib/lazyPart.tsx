import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { loadWhenIdle } from './idle.ts'
import { lazyComponent } from './lazyComponent.ts'

/** A component that loads when the browser is idle, or when used. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Component: Loaded, preload } = lazyComponent(load)
  const Part = Loaded as ComponentType<Props>
  loadWhenIdle(preload)
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/** A lazy part that its screen can do without: where it fails, `missing` stands in its place. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ReactNode = null,
) {
  const Extra = lazyPart(load)
  return (props: Props) => (
    <ExtraBoundary missing={missing}>
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
