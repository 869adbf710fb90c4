import { Refusal } from '#shared/errors.ts'
import { millis } from '#shared/time.ts'

const minute = 60_000
const hour = 60 * minute

/** A passcode of fewer characters could be guessed in days, from many addresses at once. */
const longEnough = 8

type Limit = { most: number; within: number; wait: string }

const perAddress: Limit = { most: 10, within: minute, wait: 'a minute' }

const overallOf = (passcode: string): Limit =>
  passcode.length < longEnough
    ? { most: 30, within: hour, wait: 'an hour' }
    : { most: 60, within: minute, wait: 'a minute' }

/** Wrong passcodes, by address and altogether. */
export class Tries {
  readonly #overall: Limit
  readonly #byAddress = new Map<string, Counted>()
  #all: Counted = { count: 0, until: 0 }

  constructor(passcode: string) {
    this.#overall = overallOf(passcode)
  }

  /** Before a passcode is looked at. */
  count(address: string) {
    const now = millis()
    for (const [known, { until }] of this.#byAddress) {
      if (until < now) this.#byAddress.delete(known)
    }
    const own = counted(this.#byAddress.get(address), perAddress, now)
    this.#byAddress.set(address, own)
    this.#all = counted(this.#all, this.#overall, now)
    if (own.count > perAddress.most) throw tooMany(perAddress)
    if (this.#all.count > this.#overall.most) throw tooMany(this.#overall)
  }

  /** It was the right one. */
  forget(address: string) {
    this.#byAddress.delete(address)
    this.#all.count -= 1
  }
}

type Counted = { count: number; until: number }

function counted(before: Counted | undefined, { within }: Limit, now: number): Counted {
  if (!before || before.until < now) return { count: 1, until: now + within }
  return { ...before, count: before.count + 1 }
}

const tooMany = ({ wait }: Limit) =>
  new Refusal({ code: 'tooMany', message: `Too many tries. Wait ${wait}, then try again.` })
