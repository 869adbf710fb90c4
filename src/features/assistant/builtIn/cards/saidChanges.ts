import type { CommandType } from '#features/cards.logic.ts'
import { dayInText, sayTime } from '#shared/days.ts'
import { fieldsOf, idOf, recordsOf, type Scene } from '../reading.ts'

const fieldNames: Readonly<Record<string, string>> = {
  expiryDate: 'best by',
  recipeName: 'dish',
  mealType: 'meal',
  attendees: 'who eats',
  keyGoalsAndLimits: 'goals',
  prepTime: 'prep time',
  cookTime: 'cook time',
}

const emptied: Readonly<Record<string, string>> = { attendees: 'everyone', store: 'any' }

/** 'Plus 1 onion', 'without feta', 'butter → oil': how the lines of a text change. */
function linesChanged(before: string, after: string): string {
  const [old = [], now = []] = [before, after].map((text) => text.split('\n'))
  const gone = old.filter((line) => !now.includes(line))
  const come = now.filter((line) => !old.includes(line))
  const all =
    gone.length === come.length
      ? come.map((line, n) => `${gone[n]} → ${line}`)
      : [...come.map((line) => `plus ${line}`), ...gone.map((line) => `without ${line}`)]
  return (all.length > 0 ? all : now).join('; ')
}

function sayField(field: string, text: string, before: unknown, { today }: Scene): string {
  if (field === 'date') return dayInText(text, today)
  if (field === 'time') return sayTime(text)
  const isOfLines = typeof before === 'string' && `${before}${text}`.includes('\n')
  return isOfLines ? linesChanged(before, text) : text
}

/** 'date: tomorrow, who eats: everyone': what a change makes of a record. */
export function sayChanges(type: CommandType, item: unknown, scene: Scene): string {
  const record = fieldsOf(recordsOf(type, scene).find(({ id }) => id === idOf(item)))
  const said = Object.entries(fieldsOf(item))
    .filter(([field]) => field !== 'id' && field !== 'recipeId')
    .map(([field, value]) => {
      const text = Array.isArray(value)
        ? value.join(', ')
        : String(value ?? emptied[field] ?? 'none')
      return `${fieldNames[field] ?? field}: ${sayField(field, text, record[field], scene)}`
    })
  return said.join(', ')
}
