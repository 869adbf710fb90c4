import type { Hono } from 'hono'
import type { House, Stored } from './house.ts'

/** What a feature hands to the kernel. */
export type Feature = Stored & {
  name: string
  /** Mounted under /api. */
  routes: (house: House) => Hono
}
