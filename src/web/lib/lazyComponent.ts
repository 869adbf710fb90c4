import { type ComponentType, lazy } from 'react'

/** Code did not arrive: the server is away, or a newer version of the app replaced it. */
export class CodeUnavailable extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause })
    this.name = 'CodeUnavailable'
  }
}

/** A component in a file of its own, fetched when it is first shown, or earlier by `preload`. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadDefault = () =>
    load().then(
      (component) => ({ default: component }),
      (cause) => Promise.reject(new CodeUnavailable(cause)),
    )
  return {
    Component: lazy(loadDefault),
    // A failure matters, and shows, only where the component is needed.
    preload: () => void loadDefault().catch(() => {}),
  }
}
