import { isClosed } from '../../normalise/closedWords.ts'
import { wordSet } from '../../normalise/words.ts'
import { ofDish, ofThing, runsOf } from '../../spans/marks.ts'
import type { Heard, Span } from '../../spans/said.ts'
import { isOfThing } from './things.ts'

const joins = new Set([',', 'and', '&', 'or', 'plus', '\n', '-', '•', '*'])

const mostWords = 3
const otherMarks = ['day', 'time', 'member', 'store', 'place', 'meal', 'number'] as const
const leading = wordSet('a an the some more our my of please also')
const trailing = wordSet('please pls plz too thanks thx ta also for')

const mayBeName = ({ words, marks }: Heard, n: number) =>
  !words[n]?.isSign &&
  !isClosed(words[n]?.plain ?? '') &&
  !otherMarks.some((mark) => marks[n]?.has(mark))

/** The parts of a message between commas and 'and', with what may be a name in each. */
function rowsOf(found: readonly Span[], heard: Heard) {
  const { words, marks, text } = heard
  const isBefore = (n: number) =>
    leading.has(words[n]?.key ?? '') || marks[n]?.has('number') || marks[n]?.has('unit')
  const isBehind = (n: number) => trailing.has(words[n]?.key ?? '') || marks[n]?.has('day')
  const rows: { role: string | undefined; name: Omit<Span, 'role'> | undefined }[][] = [[]]
  for (let from = 0; from < words.length; from += 1) {
    let end = from
    while (end < words.length && !words[end]?.isSign && !joins.has(words[end]?.key ?? '')) end += 1
    const own = found.findLast(
      (span) => span.role !== 'amount' && span.from < end && span.to > from,
    )
    let [first, to] = [from, end]
    while (first < to && isBefore(first)) first += 1
    while (to > first && isBehind(to - 1)) to -= 1
    const isName =
      to > first &&
      to - first <= mostWords &&
      words.slice(first, to).every((_, n) => mayBeName(heard, first + n))
    const name = { from: first, to, text: text.slice(words[first]?.from, words[to - 1]?.to) }
    rows.at(-1)?.push({ role: own?.role, name: isName && !own ? name : undefined })
    if (end < words.length && !joins.has(words[end]?.key ?? '')) rows.push([])
    from = end
  }
  return rows
}

/** 'Kitchen scissors, string, muslin': what stands in a row with things is one, if it may be a name. */
const inRows = (found: readonly Span[], heard: Heard): Span[] =>
  rowsOf(found, heard).flatMap((row) =>
    row.flatMap(({ name }, n) => {
      const neighbours = [...row.slice(0, n).reverse(), ...row.slice(n + 1)]
      const role = neighbours.find((other) => other.role)?.role
      return name && role && /^[SP]\+$/.test(role) ? [{ ...name, role }] : []
    }),
  )

/** Things that stand in a row have the same part; and where none was found, all foods are meant. */
export function completeSpans(
  spans: readonly Span[],
  needed: readonly string[],
  heard: Heard,
): Span[] {
  const runs = runsOf(heard, ofThing)
  const found = [...spans]
  const isTaken = ({ from, to }: Omit<Span, 'role'>) =>
    found.some((span) => span.from < to && span.to > from)
  for (const run of runs) {
    const before = heard.words[run.from - 1]?.key ?? ''
    const after = heard.words[run.to]?.key ?? ''
    const next =
      found.find((span) => isOfThing(span) && span.to === run.from - 1 && joins.has(before)) ??
      found.find((span) => isOfThing(span) && span.from === run.to + 1 && joins.has(after))
    if (next && !isTaken(run)) found.push({ ...run, role: next.role })
  }
  found.push(
    ...inRows(
      found.toSorted((a, b) => a.from - b.from),
      heard,
    ),
  )
  const missing = needed.filter((role) => !found.some((span) => span.role.includes(role)))
  const added = missing.flatMap((role) => {
    const all = /^[SP]\+/.test(role) ? runs : /^M\+/.test(role) ? runsOf(heard, ofDish) : []
    return all.filter((run) => !isTaken(run)).map((run) => ({ ...run, role }))
  })
  return [...found, ...added].sort((a, b) => a.from - b.from)
}
