import type { Context } from 'hono'
import type { Feature } from '../feature.ts'

/** Addresses that end in a secret of their own, which nobody may find in the log. */
export class SecretPaths {
  readonly #prefixes: readonly string[]

  constructor(features: readonly Feature[]) {
    this.#prefixes = features.flatMap((feature) => feature.secretPaths ?? [])
  }

  /** Whether a request may be read for what stands in its address, without signing in. */
  mayRead({ req: { method, path } }: Context): boolean {
    const prefix = this.#prefixOf(path)
    if (prefix === undefined || !['GET', 'HEAD'].includes(method)) return false
    return !path.slice(prefix.length).includes('/')
  }

  /** As the log may have it. */
  redacted(path: string): string {
    const prefix = this.#prefixOf(path)
    return prefix === undefined ? path : `${prefix}…`
  }

  #prefixOf(path: string) {
    return this.#prefixes.find((prefix) => path.startsWith(prefix))
  }
}
