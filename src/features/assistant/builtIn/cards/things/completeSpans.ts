import { foodByName } from '#shared/foods/foods.ts'
import { nameKey } from '#shared/names.ts'
import { rowIn } from '../../answers/names.ts'
import { ofDish, ofThing, runsOf } from '../../spans/marks.ts'
import type { Heard, Span } from '../../spans/said.ts'
import { isOfThing } from './things.ts'

const joins = new Set([',', 'and', '&', 'or', 'plus', '\n', '-', '•', '*'])

/** So many foods in a row are no name of one. */
export const fewest = 3

const mostBefore = 2

/** 'Oat milk' is another food than the milk on the list: the words before that make it one are its own. */
function whole(span: Span, { words, text }: Heard): Span {
  for (let from = Math.max(0, span.from - mostBefore); from < span.from; from += 1) {
    const name = text.slice(words[from]?.from, words[span.to - 1]?.to)
    const isOther = nameKey(name) !== nameKey(span.text) && foodByName(name) !== undefined
    if (isOther && isOfThing(span)) return { ...span, from, text: name }
  }
  return span
}

/** 'Eggs bread': several things, not one, where a plural stands before another, the household has each, or there are three. */
export function apart(cut: Span, heard: Heard): Span[] {
  const { words, text, scene } = heard
  const span = whole(cut, heard)
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
