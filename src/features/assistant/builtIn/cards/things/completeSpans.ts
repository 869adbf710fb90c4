import { rowIn } from '../../answers/names.ts'
import { ofDish, ofThing, runsOf } from '../../spans/marks.ts'
import type { Heard, Span } from '../../spans/said.ts'
import { isOfThing } from './things.ts'

const joins = new Set([',', 'and', '&', 'or', 'plus', '\n', '-', '•', '*'])

/** So many foods in a row are no name of one. */
export const fewest = 3

/** 'Eggs bread': several things, not one, where a plural stands before another, the household has each, or there are three. */
export function apart(span: Span, { words, text, scene }: Heard): Span[] {
  const own = words.slice(span.from, span.to)
  const things = isOfThing(span) ? rowIn(own, scene.household) : []
  const isPlural = ({ to }: { to: number }) => own[to - 1]?.key !== own[to - 1]?.text.toLowerCase()
  const isRow = things.slice(0, -1).some(isPlural) || things.every(({ isOwn }) => isOwn)
  if (things.length < 2 || (!isRow && things.length < fewest)) return [span]
  return things.map(({ from, to }) => ({
    role: span.role,
    from: span.from + from,
    to: span.from + to,
    text: text.slice(own[from]?.from, own[to - 1]?.to),
  }))
}

/** Things that stand in a row have the same part; and where none was found, all foods are meant. */
export function completeSpans(
  spans: readonly Span[],
  needed: readonly string[],
  heard: Heard,
): Span[] {
  const runs = runsOf(heard, ofThing)
  const found = spans.flatMap((span) => apart(span, heard))
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
  const missing = needed.filter((role) => !found.some((span) => span.role.includes(role)))
  const added = missing.flatMap((role) => {
    const all = /^[SP]\+/.test(role) ? runs : /^M\+/.test(role) ? runsOf(heard, ofDish) : []
    return all.filter((run) => !isTaken(run)).map((run) => ({ ...run, role }))
  })
  return [...found, ...added].sort((a, b) => a.from - b.from)
}
