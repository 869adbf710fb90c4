import type { Context, Handler, Hono } from 'hono'
import type { ScreenPath } from '#shared/screenPaths.ts'
import type { AppContext, FeatureStorage } from './appContext.ts'
import type { Reader } from './db/open.ts'

/** Guesses of secrets count with those of the passcode. */
export type Guesses = {
  /** Refuses an address that has used up its tries, before a secret is looked at. */
  refuse: (c: Context) => void
  /** Called for a wrong secret. */
  count: (c: Context) => void
}

export type Person = { id: number; name: string }

/** The parts of a feature that the kernel uses. */
export type Feature = FeatureStorage & {
  name: string
  /** Every path begins with /api. */
  routes: (app: AppContext) => Hono
  /** Runs once, before the first request is answered. */
  prepare?: (app: AppContext) => Promise<void>
  /** Loads ahead what a first press would wait for, once somebody has the app open. */
  warmUp?: (app: AppContext) => Promise<unknown>
  /** Commands for the owner's shell, by name. Each answers a sentence. */
  shell?: Record<string, (app: AppContext, given: string[]) => Promise<string>>
  /** The moment of the newest backup, for whoever watches the program. */
  lastBackup?: (app: AppContext) => Promise<string | undefined>
  /** Calls that a screen makes first, by its path: the page asks for them beside its scripts. */
  screenReads?: { readonly [Path in ScreenPath]?: readonly string[] }
  /** The theme for browsers in which nobody chose one. */
  theme?: (app: AppContext) => Promise<'dark' | 'light' | undefined>
  /** When the household has dinner; null for the usual time. */
  dinnerTime?: (reader: Reader) => Promise<string | null>
  /** The people of whom one may be at a device. */
  people?: (reader: Reader) => Promise<readonly Person[]>
  /**
   * Calls that no token may make, whatever its scope: 'PUT /api/settings', or a path for all methods,
   * each with whatever is below it.
   */
  forPeople?: readonly string[]
  /** Calls outside /api, where other programs look for them, by path. They need a session or a token. */
  otherPaths?: (app: AppContext) => Readonly<Record<string, Handler>>
  /** Calls that only propose, for tokens of that scope. */
  proposes?: readonly string[]
  /** Body limits of calls that take more than one megabyte, by path. */
  bodyLimits?: Record<string, number | { megabytes: number; message: string }>
  /** Whether a screen's path names a record that does not exist. */
  isMissingRecord?: (app: AppContext, path: string) => Promise<boolean>
  /** Paths of calls that also take a file as a stream, and limit it themselves. */
  takesFiles?: readonly string[]
  /**
   * Paths whose last part is a secret: who knows it may read without signing in, as calendar
   * services must. The feature refuses a wrong secret.
   */
  secretPaths?: readonly string[]
  /**
   * Pages for people without a session: what follows `path` in their address is a secret, which
   * the feature checks. Forms on them need no other proof of where they come from.
   */
  secretPages?: { path: string; routes: (app: AppContext, guesses: Guesses) => Hono }
}
