import { foodWords } from '#shared/foods/foodWords.ts'
import { searchFor } from '#shared/search.ts'
import { type Measure, median, ratioOf, rounded } from './measure.ts'

const entries = 5_000
const rounds = 100

const kinds = ['red', 'Grünes', 'dried', 'smoked', 'jalapeño', 'wild', 'baby', 'white']
const foods = ['zucchini', 'carrots', 'lentils', 'broccoli', 'tomatoes', 'crème fraîche', 'noodles']
/** A whole name, a beginning, an accent, a singular, another name and two misspellings. */
const searches = ['wild lentils', 'brocc', 'creme', 'tomato', 'courgette', 'brocoli', 'noodels']

/** The search of the lists compared with a plain comparison of the same texts, in turns. */
export function searchRatio(): Measure {
  const list = Array.from({ length: entries }, (_, n) => ({
    name: `${kinds[n % kinds.length]} ${foods[n % foods.length]} ${n}`,
    notes: 'From the market, for the weekend',
  }))
  const textsOf = ({ name, notes }: (typeof list)[number]) => [name, notes]
  const ours: number[] = []
  const plain: number[] = []
  let [first, found] = [0, 0]
  for (let round = 0; round <= rounds; round += 1) {
    const own = timeOf(() => {
      for (const each of searches) {
        found += searchFor(each, foodWords).bestFirst(list, textsOf).length
      }
    })
    const theirs = timeOf(() => {
      for (const each of searches) {
        found += list.filter(({ name, notes }) =>
          `${name}\n${notes}`.toLowerCase().includes(each),
        ).length
      }
    })
    // The first round reads the records' words, which are kept.
    if (round === 0) first = own
    else {
      ours.push(own / searches.length)
      plain.push(theirs / searches.length)
    }
  }
  return {
    what: `Forgiving search in ${entries} entries`,
    value: ratioOf(ours, plain),
    unit: 'of a plain one',
    goal: { atMost: 12 },
    detail: `${rounded(median(ours))} against ${rounded(median(plain))} ms a search; the first ${searches.length} took ${rounded(first)} ms; ${found} found`,
  }
}

function timeOf(work: () => void): number {
  const before = performance.now()
  work()
  return performance.now() - before
}
