import type { Hono } from 'hono'
import type { AppContext, Stored } from './appContext.ts'

/** What a feature hands to the kernel. */
export type Feature = Stored & {
  name: string
  /** Every path begins with /api. */
  routes: (app: AppContext) => Hono
  /** The theme of a browser in which nobody chose one. */
  theme?: (app: AppContext) => Promise<'dark' | 'light' | undefined>
  /** Paths of calls that take more than the usual megabyte, and how many, or what is said then. */
  megabytes?: Record<string, number | { megabytes: number; message: string }>
  /** Whether a screen's path names one of its records that is not there. */
  namesNothing?: (app: AppContext, path: string) => Promise<boolean>
  /** Paths of calls that also take a file as a stream, and limit it themselves. */
  takesFiles?: readonly string[]
  /**
   * Paths up to a last part that is a secret: whoever knows it may read there without signing
   * in, as a calendar service must. The feature itself refuses a wrong one.
   */
  secretPaths?: readonly string[]
}
