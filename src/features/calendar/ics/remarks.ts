const mostNamed = 3

/** What is not shown of a calendar, or not wholly: a family is told rather than left to wonder. */
export class Remarks {
  readonly #leftOut: string[] = []
  readonly #onlyOnce: string[] = []
  #cut = false

  leaveOut(name: string) {
    this.#leftOut.push(name)
  }

  showOnce(name: string) {
    this.#onlyOnce.push(name)
  }

  cut() {
    this.#cut = true
  }

  say(): string | null {
    const sentences = [
      this.#leftOut.length > 0 && `Not understood, and left out: ${names(this.#leftOut)}.`,
      this.#onlyOnce.length > 0 &&
        `Shown once only, since the rule can’t be followed: ${names(this.#onlyOnce)}.`,
      this.#cut && 'There are more events on these days than can be shown.',
    ]
    return sentences.filter(Boolean).join(' ') || null
  }
}

/** '“Soccer”, “Piano” and 4 others'. */
function names(all: string[]): string {
  const named = [...new Set(all)].slice(0, mostNamed).map((name) => `“${shortened(name)}”`)
  const others = all.length - named.length
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
}

const shortened = (name: string) =>
  name.length > 60 ? `${name.slice(0, 59).toWellFormed()}…` : name
