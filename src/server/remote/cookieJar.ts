import type { IncomingMessage } from 'node:http'

const mostCookies = 50
const longest = 4_096

/** Cookies for the length of one request with its redirects; each goes back to its own host only. */
export class CookieJar {
  readonly #kept = new Map<string, Map<string, string>>()

  keep({ host }: URL, { headers }: IncomingMessage) {
    const own = this.#kept.get(host) ?? new Map<string, string>()
    for (const line of (headers['set-cookie'] ?? []).slice(0, mostCookies)) {
      const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line.slice(0, longest)) ?? []
      if (name && value !== undefined && own.size < mostCookies) own.set(name, value.trim())
    }
    this.#kept.set(host, own)
  }

  headersFor({ host }: URL): Record<string, string> {
    const own = [...(this.#kept.get(host) ?? [])].map(([name, value]) => `${name}=${value}`)
    return own.length > 0 ? { Cookie: own.join('; ').slice(0, 4 * longest) } : {}
  }
}
