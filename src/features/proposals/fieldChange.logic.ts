import { eaters } from '#features/menu/menu.logic.ts'
import { text } from '#shared/commandCard.ts'
import { dayName, isDay, isTimeOfDay, sayTime } from '#shared/days.ts'

/** The lines of a field that go and come, in a family's words. */
export type FieldChange = {
  removed: string[]
  added: string[]
  /** Nothing was written there before. */
  wasEmpty?: boolean
}

/** What a field's change is to a family: who eats at a meal that names nobody is everyone. */
export function fieldChange(
  field: string,
  [before, after]: readonly [unknown, unknown],
  today: string,
): FieldChange {
  if (field !== 'attendees' || (named(before) && named(after)))
    return changeOf(before, after, today)
  return { removed: [eaters(named(before))], added: [eaters(named(after))] }
}

const named = (names: unknown): string[] | null =>
  Array.isArray(names) && names.length > 0 ? names.map(text) : null

/** Only the difference: a line that stays is in neither list. */
function changeOf(before: unknown, after: unknown, today: string): FieldChange {
  const [old, next] = [linesOf(before, today), linesOf(after, today)]
  const change = {
    removed: without(old, next),
    added: without(next, old),
    wasEmpty: old.length === 0,
  }
  const isReordered = change.removed.length + change.added.length === 0
  return isReordered ? { removed: old, added: next } : change
}

/** A list without the entries of another; what is in it twice goes once. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0
    counts.set(line, count - 1)
    return count <= 0
  })
}

function linesOf(value: unknown, today: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, today))
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  return text(value)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => inWords(line, today))
}

function inWords(line: string, today: string): string {
  if (isDay(line)) return dayName(line, today)
  // The card has marks of its own.
  return isTimeOfDay(line) ? sayTime(line) : line.replace(/^[•*–-]\s+/, '')
}
