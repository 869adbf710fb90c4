import { type ComponentType, createElement, lazy, useState } from 'react'

/** A chunk of code did not load: the server is away, or a newer version of the app replaced it. */
export class CodeUnavailable extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause })
    this.name = 'CodeUnavailable'
  }
}

/** Milliseconds for which a page may still run after `beforeunload`. */
const LEAVING = 5_000

/** Resolved, except while the page is being left. */
let stays = Promise.resolve()
addEventListener('beforeunload', () => {
  stays = new Promise((resolve) => setTimeout(resolve, LEAVING))
})

/** A component in a chunk of its own, loaded when it is first shown, or earlier by `preload`. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const loadDefault = () =>
    load().then(
      (component) => {
        loaded = component
        return { default: component }
      },
      async (cause) => {
        // Leaving a page cancels its downloads, which is no error unless the page stays after all.
        await stays
        throw new CodeUnavailable(cause)
      },
    )
  const Lazy = lazy(loadDefault)
  return {
    /** At once where it is loaded: what React has to wait for, it shows 300 ms later. */
    Component: (props: Props) => {
      const [Part] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as ComponentType<Props>))
      return createElement(Part, props)
    },
    // A failed preload is ignored: rendering the component loads it again and shows the failure.
    preload: () => loadDefault().catch(() => {}),
  }
}
