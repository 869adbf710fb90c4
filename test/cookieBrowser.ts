/** Follows redirects with cookies, as a browser does, each host with its own. */
export class CookieBrowser {
  readonly #cookies = new Map<string, Map<string, string>>()
  readonly #headers: Record<string, string>
  readonly #hosts: Record<string, string>
  /** The addresses on the way. */
  readonly visited: string[] = []

  /** `hosts` says where an origin really is, as a proxy does. */
  constructor(headers: Record<string, string>, hosts: Record<string, string>) {
    this.#headers = headers
    this.#hosts = hosts
  }

  cookiesOf(address: string): string {
    const own = this.#cookies.get(new URL(address).origin) ?? []
    return [...own].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Takes another browser's cookies of a site. */
  take(address: string, cookies: string) {
    const own = cookies.split('; ').map((each) => each.split(/=(.*)/s).slice(0, 2))
    this.#cookies.set(new URL(address).origin, new Map(own as [string, string][]))
  }

  async get(address: string): Promise<Response> {
    const { origin } = new URL(address)
    const headers = { ...this.#headers, Cookie: this.cookiesOf(address) }
    const at = address.replace(origin, this.#hosts[origin] ?? origin)
    const response = await fetch(at, { headers, redirect: 'manual' })
    const own = this.#cookies.get(origin) ?? new Map()
    this.#cookies.set(origin, own)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) own.delete(name)
      else own.set(name, value)
    }
    return response
  }

  /** The address at which it ends, or the first that `isEnd` names, which is not asked. */
  async follow(
    address: string,
    isEnd: (address: string) => boolean = () => false,
  ): Promise<string> {
    let at = address
    for (let hop = 0; hop < 12; hop += 1) {
      if (isEnd(at)) return at
      this.visited.push(at)
      const location = (await this.get(at)).headers.get('Location')
      if (location === null) return at
      at = new URL(location, at).href
    }
    throw new Error(`Too many redirects: ${this.visited.join(' ')}`)
  }
}
