const mostRows = 200
/** In characters: photos are long. */
const mostLength = 4_000_000

/** Collects rows and sends them in batches; a batch has rows of one group only. */
export class Batches<Group, Row extends object> {
  readonly #send: (group: Group, rows: Row[]) => Promise<void>
  #group: Group | undefined
  #rows: Row[] = []
  #length = 0

  constructor(send: (group: Group, rows: Row[]) => Promise<void>) {
    this.#send = send
  }

  async add(group: Group, row: Row): Promise<void> {
    if (this.#group !== group) await this.finish()
    this.#group = group
    this.#rows.push(row)
    this.#length += textLength(row)
    if (this.#rows.length >= mostRows || this.#length >= mostLength) await this.finish()
  }

  async finish(): Promise<void> {
    const rows = this.#rows
    this.#rows = []
    this.#length = 0
    if (rows.length > 0 && this.#group !== undefined) await this.#send(this.#group, rows)
  }
}

/** The length of all texts in a row, including nested records. */
export const textLength = (row: object): number =>
  Object.values(row).reduce((sum: number, value: unknown) => {
    if (typeof value === 'string') return sum + value.length
    return sum + (value !== null && typeof value === 'object' ? textLength(value) : 20)
  }, 0)
