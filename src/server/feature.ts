import type { Hono } from 'hono'
import type { House, Stored } from './house.ts'

/** What a feature hands to the kernel. */
export type Feature = Stored & {
  name: string
  /** Mounted under /api. */
  routes: (house: House) => Hono
  /** Calls, as they stand under /api, that take more than the usual megabyte, and how many. */
  megabytes?: Record<string, number>
  /**
   * Paths under /api whose last part is a secret: whoever knows it may read there without signing
   * in, as a calendar service must. The feature itself refuses a wrong one.
   */
  secretPaths?: readonly string[]
}
