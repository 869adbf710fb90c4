import type { RunOptions } from 'axe-core'

/** Another theme is another set of colours, and the same page otherwise. */
export const axeOptions: Record<'light' | 'dark', RunOptions> = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast'] },
}
