import { type ComponentType, lazy } from 'react'

/** Code did not arrive: the server is away, or a newer version of the app replaced it. */
export class CodeUnavailable extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause })
    this.name = 'CodeUnavailable'
  }
}

/** How long a page that is left may still be there. */
const LEAVING = 5_000

/** Settled, unless the page is just being left. */
let stays = Promise.resolve()
addEventListener('beforeunload', () => {
  stays = new Promise((resolve) => setTimeout(resolve, LEAVING))
})

/** A component in a file of its own, fetched when it is first shown, or earlier by `preload`. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadDefault = () =>
    load().then(
      (component) => ({ default: component }),
      async (cause) => {
        // Leaving a page cancels what was on its way: that is news only to whoever stays.
        await stays
        throw new CodeUnavailable(cause)
      },
    )
  return {
    Component: lazy(loadDefault),
    // A failure matters, and shows, only where the component is needed.
    preload: () => loadDefault().catch(() => {}),
  }
}
