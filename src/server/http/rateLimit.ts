import { counted } from '#shared/counted.ts'
import { Refusal } from '#shared/errors.ts'
import { millis } from '#shared/time.ts'

const second = 1_000
const minute = 60 * second

/** Shorter passcodes could be guessed within days from many addresses. */
const longEnough = 8

/** A token bucket: `most` attempts at once, then one more per `oneMoreAfter`. */
type Limit = { most: number; oneMoreAfter: number }

const perAddress: Limit = { most: 10, oneMoreAfter: 6 * second }

const overallOf = (passcode: string): Limit =>
  passcode.length < longEnough
    ? { most: 30, oneMoreAfter: 2 * minute }
    : { most: 60, oneMoreAfter: second }

/** How long an address with a session is remembered, and how many are. */
const lately = 30 * 24 * 60 * minute
const mostKnown = 1_000

/** Limits wrong passcodes, by address and overall. */
export class RateLimit {
  readonly #overall: Limit
  readonly #byAddress = new Map<string, TokenBucket>()
  readonly #others: TokenBucket
  /** Addresses with a session have their own bucket: attacks elsewhere don't lock them out. */
  readonly #known = new Map<string, { allowance: TokenBucket; until: number }>()

  constructor(passcode: string) {
    this.#overall = overallOf(passcode)
    this.#others = new TokenBucket(this.#overall)
  }

  /** Called before a passcode is compared; throws if there were too many. */
  count(address: string) {
    const now = millis()
    for (const [each, allowance] of this.#byAddress) {
      if (allowance.isWhole(now)) this.#byAddress.delete(each)
    }
    const own = this.#byAddress.get(address) ?? new TokenBucket(perAddress)
    const shared = this.#sharedBy(address)
    const wait = own.wait(now) || shared.wait(now)
    if (wait > 0) throw tooMany(wait)
    this.#byAddress.set(address, own)
    own.take(now)
    shared.take(now)
  }

  /** Throws if the address has no try left. The others' tries don't count: they can't lock it out. */
  refuse(address: string) {
    const wait = this.#byAddress.get(address)?.wait(millis()) ?? 0
    if (wait > 0) throw tooMany(wait)
  }

  /** Called after the right passcode. */
  forget(address: string) {
    this.#byAddress.delete(address)
    this.#sharedBy(address).giveBack()
  }

  /** Called for a request with a session. */
  noteSession(address: string) {
    const allowance = this.#known.get(address)?.allowance ?? new TokenBucket(this.#overall)
    this.#known.delete(address)
    this.#known.set(address, { allowance, until: millis() + lately })
    const [oldest] = this.#known.keys()
    if (this.#known.size > mostKnown && oldest !== undefined) this.#known.delete(oldest)
  }

  #sharedBy(address: string): TokenBucket {
    const known = this.#known.get(address)
    return known && known.until > millis() ? known.allowance : this.#others
  }
}

class TokenBucket {
  readonly #limit: Limit
  /** When the bucket is full again. */
  #wholeAt = 0

  constructor(limit: Limit) {
    this.#limit = limit
  }

  readonly isWhole = (now: number) => this.#wholeAt <= now

  /** Milliseconds until the next attempt. */
  wait(now: number): number {
    const { most, oneMoreAfter } = this.#limit
    return Math.max(0, this.#wholeAt - now - (most - 1) * oneMoreAfter)
  }

  take(now: number) {
    this.#wholeAt = Math.max(this.#wholeAt, now) + this.#limit.oneMoreAfter
  }

  giveBack() {
    this.#wholeAt -= this.#limit.oneMoreAfter
  }
}

function tooMany(wait: number): Refusal {
  const seconds = Math.ceil(wait / second)
  const time =
    seconds > 60 ? counted(Math.ceil(seconds / 60), 'minute') : counted(seconds, 'second')
  return new Refusal({
    code: 'tooMany',
    message: `Too many tries. Wait ${time}, then try again.`,
  })
}
