import type { Hono } from 'hono'
import type { Migrations } from './db/migrate.ts'
import type { House } from './house.ts'
import type { AnyKind } from './kind.ts'

/** What a feature hands to the kernel. */
export type Feature = {
  name: string
  /** The records it stores. */
  kinds: readonly AnyKind[]
  migrations: Migrations
  /** Mounted under /api. */
  routes: (house: House) => Hono
}
