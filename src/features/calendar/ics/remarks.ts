const mostNamed = 3

export type Doubt = keyof typeof doubtful

const doubtful = {
  dayOnly: 'Shown as all-day, though it has a time',
  otherZone: 'Unknown time zone, so the time may be off',
  dates: "Some of the dates couldn't be read",
}

/** Collects what is not shown or only in part, as sentences for the family. */
export class Remarks {
  readonly #leftOut: string[] = []
  readonly #onlyOnce: string[] = []
  readonly #doubtful = new Map<Doubt, Set<string>>()
  #cut = false

  leaveOut(name: string) {
    this.#leftOut.push(name)
  }

  showOnce(name: string) {
    this.#onlyOnce.push(name)
  }

  doubt(doubt: Doubt, name: string) {
    const named = this.#doubtful.get(doubt) ?? new Set()
    this.#doubtful.set(doubt, named.add(name))
  }

  cut() {
    this.#cut = true
  }

  say(): string | null {
    const sentences = [
      this.#leftOut.length > 0 && `Couldn't be read, so left out: ${names(this.#leftOut)}.`,
      this.#onlyOnce.length > 0 &&
        `Shown only once, because the way it repeats isn’t clear: ${names(this.#onlyOnce)}.`,
      ...Object.entries(doubtful).map(([doubt, sentence]) => {
        const named = this.#doubtful.get(doubt as Doubt)
        return named && `${sentence}: ${names([...named])}.`
      }),
      this.#cut && 'There are more events on these days than can be shown.',
    ]
    return sentences.filter(Boolean).join(' ') || null
  }
}

function names(all: string[]): string {
  const named = [...new Set(all)].slice(0, mostNamed).map((name) => `“${shortened(name)}”`)
  const others = all.length - named.length
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
}

const shortened = (name: string) =>
  name.length > 60 ? `${name.slice(0, 59).toWellFormed()}…` : name
