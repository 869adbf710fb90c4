import type { Recipe } from './recipes.contract.ts'
import { timesInDigits } from './times/spokenTimes.logic.ts'

/** The minutes of '1 hour 15 minutes', '1h 15', '45 min', '1½ or 1 1/2 hours', 'an hour'; null for other text. */
function minutesOf(text: string | null): number | null {
  if (!text) return null
  const said = timesInDigits(text)
    .toLowerCase()
    .replace(/\s*(?:½|\b1\/2)/, '.5')
    .replace(/\s*(?:¼|\b1\/4)/, '.25')
    .replace(/\s*(?:¾|\b3\/4)/, '.75')
  const hours = /(\d*\.?\d+)\s*h/.exec(said)?.[1]
  const minutes =
    /(\d+)\s*m/.exec(said)?.[1] ??
    (hours ? /h\w*\.?\s*(\d{1,2})\s*$/ : /^\s*(\d+)\s*$/).exec(said)?.[1]
  return hours || minutes ? Number(hours ?? 0) * 60 + Number(minutes ?? 0) : null
}

/** Prep and cook time together, as far as the recipe gives them. */
export function totalMinutes({
  prepTime,
  cookTime,
}: Pick<Recipe, 'prepTime' | 'cookTime'>): number | null {
  const times = [minutesOf(prepTime), minutesOf(cookTime)].filter((time) => time !== null)
  return times.length > 0 ? times.reduce((sum, time) => sum + time, 0) : null
}

/** '55 min', '1 h 15'. */
export const briefMinutes = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest}` : ''}`
}

export const sayMinutes = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minutes`
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)} ${minutes < 120 ? 'hour' : 'hours'}`
  return rest ? `${hours} ${rest} minutes` : hours
}
