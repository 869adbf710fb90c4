import type { RunOptions } from 'axe-core'

/** The dark theme differs in colours only, so only contrast is checked again. */
export const axeOptions: Record<'light' | 'dark', RunOptions> = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast'] },
}
