import type { MealEvent } from '#features/menu/menu.contract.ts'
import { eaters, typeName } from '#features/menu/menu.logic.ts'
import { nearDay, sayDay, sayTime } from '#shared/days.ts'

/** Sentences below each other; undefined where there is none. */
export const told = (sentences: readonly (string | null | undefined)[]): string | undefined =>
  [...new Set(sentences)].filter(Boolean).join('\n') || undefined

/** Lines as a list, with what is left over counted. */
export function listed(lines: readonly string[], most = 20): string {
  const more = lines.length - most
  const shown = lines.slice(0, most).map((line) => `- ${line}`)
  return [...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

const properNames = /^(?:Greek|Dijon|Italian|Thai|French|Swiss|Mexican|Japanese|Chinese|English)\b/

/** A record's name within a sentence. */
export const inSentence = (name: string): string =>
  properNames.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** 'today', 'tomorrow', 'Wednesday, Nov 18'. */
export const dayInSentence = (day: string, today: string): string =>
  nearDay(day, today)?.toLowerCase() ??
  sayDay(day, { weekday: 'long', month: 'short', day: 'numeric' })

/** 'Friday, Nov 20, dinner at 6:30 PM: **Shakshuka** for everyone. Mild for the kids' */
export function mealLine(
  { date, time, mealType, recipeName, attendees, notes }: MealEvent,
  today: string,
): string {
  const day = dayInSentence(date, today)
  const when = `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${typeName(mealType).toLowerCase()} at ${sayTime(time)}`
  const who = attendees?.length ? eaters(attendees) : 'everyone'
  return `${when}: **${recipeName}** for ${who}${notes ? `. ${notes.replace(/\.$/, '')}` : ''}`
}
