import type { Context } from 'hono'
import type { Feature } from '../feature.ts'

/** Addresses that end in a secret, which must not appear in the log. */
export class SecretPaths {
  readonly #pages: readonly string[]
  readonly #prefixes: readonly string[]

  constructor(features: readonly Feature[]) {
    this.#pages = features.flatMap(({ secretPages }) => secretPages?.path ?? [])
    this.#prefixes = [...this.#pages, ...features.flatMap((feature) => feature.secretPaths ?? [])]
  }

  isPage = ({ req: { path } }: Context) => this.#pages.some((prefix) => path.startsWith(prefix))

  /** Whether a request may read without signing in, because of the secret in its address. */
  mayRead({ req: { method, path } }: Context): boolean {
    const prefix = this.#prefixOf(path)
    if (prefix === undefined || !['GET', 'HEAD'].includes(method)) return false
    return !path.slice(prefix.length).includes('/')
  }

  redacted(path: string): string {
    const prefix = this.#prefixOf(path)
    return prefix === undefined ? path : `${prefix}…`
  }

  #prefixOf(path: string) {
    return this.#prefixes.find((prefix) => path.startsWith(prefix))
  }
}
