import { type ComponentType, lazy } from 'react'

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
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadDefault = () =>
    load().then(
      (component) => ({ default: component }),
      async (cause) => {
        // Leaving a page cancels its downloads, which is no error unless the page stays after all.
        await stays
        throw new CodeUnavailable(cause)
      },
    )
  return {
    Component: lazy(loadDefault),
    // A failed preload is ignored: rendering the component loads it again and shows the failure.
    preload: () => loadDefault().catch(() => {}),
  }
}
