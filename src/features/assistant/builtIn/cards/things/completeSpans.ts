import { foodByName } from '#shared/foods/foods.ts'
import type { Heard, Span } from '../../spans/said.ts'
import { isOfThing } from './things.ts'

const joins = new Set([',', 'and', '&', 'or', 'plus', '\n'])

/** The runs of words that name a food or a thing of the household. */
export function foodRuns({ words, marks, text }: Heard): Omit<Span, 'role'>[] {
  const isThing = (n: number) =>
    (['food', 'pantry', 'list'] as const).some((mark) => marks[n]?.has(mark)) &&
    !marks[n]?.has('place') &&
    !marks[n]?.has('day')
  const runs: Omit<Span, 'role'>[] = []
  for (let from = 0; from < words.length; from += 1) {
    let to = from
    while (to < words.length && isThing(to) && !joins.has(words[to]?.key ?? '')) to += 1
    if (to === from) continue
    runs.push({ from, to, text: text.slice(words[from]?.from, words[to - 1]?.to) })
    from = to
  }
  return runs
}

/** 'Butter and eggs' are two, unless they are one food. */
function divided(span: Span, runs: readonly Omit<Span, 'role'>[]): Span[] {
  const within = runs.filter(({ from, to }) => from >= span.from && to <= span.to)
  const isOne = within.length < 2 || foodByName(span.text) !== undefined
  return isOne ? [span] : within.map((run) => ({ ...run, role: span.role }))
}

/** Things that stand in a row have the same part; and where none was found, all foods are meant. */
export function completeSpans(
  spans: readonly Span[],
  needed: readonly string[],
  heard: Heard,
): Span[] {
  const runs = foodRuns(heard)
  const found = spans.flatMap((span) => (isOfThing(span) ? divided(span, runs) : [span]))
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
  const missing = needed.filter(
    (role) => /^[SP]\+/.test(role) && !found.some((span) => span.role.includes(role)),
  )
  const free = runs.filter((run) => !isTaken(run))
  return [...found, ...missing.flatMap((role) => free.map((run) => ({ ...run, role })))].sort(
    (a, b) => a.from - b.from,
  )
}
