import type { PromptList } from '#server/prompts/promptList.ts'
import { type Household, recordsIn } from '../../household.queries.ts'
import { type Line, type LineForm, lineOf } from '../household/recordLines.ts'

/** A record by its list and position. */
export type Place = { list: PromptList; place: number }

/** Records of one priority, with their share of the budget in the first round. */
export type Tier = {
  share: number
  places: Iterable<Place>
  /** The number of records that are shown in full. */
  full?: number
}

/** The records that fit into the budget, each in brief or in full. */
export class Selection {
  readonly #household: Household
  readonly #budget: number
  readonly #forms: Map<PromptList, (LineForm | undefined)[]>
  #left: number

  constructor(household: Household, budget: number) {
    this.#household = household
    this.#budget = budget
    this.#left = budget
    this.#forms = new Map(household.promptLists?.map((list) => [list, []]))
  }

  get tokens(): number {
    return this.#budget - this.#left
  }

  /** Takes records in order, until the next one would exceed the allowance. */
  take(places: Iterable<Place>, allowed = this.#left, full = 0): void {
    const until = this.#left - Math.min(allowed, this.#left)
    let taken = 0
    for (const at of places) {
      const form = taken < full ? 'full' : 'brief'
      if (!this.#tryTake(at, form, until) && !this.#tryTake(at, 'brief', until)) return
      taken += 1
    }
  }

  /** Shows brief records in full, while there is room. */
  sayMore(places: Iterable<Place>): void {
    for (const { list, place } of places) {
      if (this.#formsIn(list)[place] !== 'brief') continue
      const more = this.#line(list, place, 'full').tokens - this.#line(list, place, 'brief').tokens
      if (more > this.#left) return
      this.#formsIn(list)[place] = 'full'
      this.#left -= more
    }
  }

  #tryTake({ list, place }: Place, form: LineForm, until: number): boolean {
    if (this.#formsIn(list)[place]) return true
    const { tokens } = this.#line(list, place, form)
    if (this.#left - tokens < until) return false
    this.#formsIn(list)[place] = form
    this.#left -= tokens
    return true
  }

  /** The selected lines of a list, in the list's own order. */
  linesOf(list: PromptList): string[] {
    const lines: string[] = []
    this.#formsIn(list).forEach((form, place) => {
      if (form) lines.push(this.#line(list, place, form).text)
    })
    return lines
  }

  /** The number of shown records that are abbreviated. */
  briefIn(list: PromptList): number {
    const full = (place: number) => this.#line(list, place, 'full').text
    return this.#formsIn(list).filter(
      (form, place) => form === 'brief' && this.#line(list, place, form).text !== full(place),
    ).length
  }

  shows = ({ list, place }: Place): boolean => this.#formsIn(list)[place] !== undefined

  #formsIn = (list: PromptList) => this.#forms.get(list) ?? []

  #line(list: PromptList, place: number, form: LineForm): Line {
    const record = recordsIn(this.#household, list)[place]
    return record ? lineOf(list, record, form) : { text: '', tokens: Number.POSITIVE_INFINITY }
  }
}

/** Each tier first gets its share, so that none crowds out the next; then in order. */
export function select(household: Household, tiers: readonly Tier[], budget: number): Selection {
  const selection = new Selection(household, budget)
  for (const { places, share, full } of tiers)
    selection.take(places, Math.floor(budget * share), full)
  for (const { places } of tiers) selection.take(places)
  selection.take(everything(household))
  for (const { places } of tiers) selection.sayMore(places)
  selection.sayMore(everything(household))
  return selection
}

/** All records, alternating between lists, so that a long list does not block the others. */
function* everything(household: Household): Generator<Place> {
  const { promptLists = [] } = household
  const sizes = promptLists.map((list) => recordsIn(household, list).length)
  for (let place = 0; place < Math.max(...sizes); place += 1) {
    for (const [n, list] of promptLists.entries())
      if (place < (sizes[n] ?? 0)) yield { list, place }
  }
}
