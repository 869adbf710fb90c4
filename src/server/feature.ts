import type { Hono } from 'hono'
import type { House, Stored } from './appContext.ts'

/** What a feature hands to the kernel. */
export type Feature = Stored & {
  name: string
  /** Every path begins with /api. */
  routes: (house: House) => Hono
  /** The theme of a browser in which nobody chose one. */
  theme?: (house: House) => Promise<'dark' | 'light' | undefined>
  /** Paths of calls that take more than the usual megabyte, and how many, or what is said then. */
  megabytes?: Record<string, number | { megabytes: number; message: string }>
  /** Whether a screen's path names one of its records that is not there. */
  namesNothing?: (house: House, path: string) => Promise<boolean>
  /** Paths of calls that also take a file as a stream, and limit it themselves. */
  takesFiles?: readonly string[]
  /**
   * Paths up to a last part that is a secret: whoever knows it may read there without signing
   * in, as a calendar service must. The feature itself refuses a wrong one.
   */
  secretPaths?: readonly string[]
}
