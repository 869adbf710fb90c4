import { isNode, listOf, plainWords, property } from './pageValues.ts'

const units = [
  ['y', 525_600],
  ['mo', 43_200],
  ['w', 10_080],
  ['d', 1_440],
  ['h', 60],
  ['m', 1],
] as const

const saysNothing = /^(?:n\/?a|none|null|undefined|false|[-–—.]{1,5})$/i

const most = 60 * 24 * 366

/**
 * A duration in words ('1 hour 30 minutes'), from ISO 8601 (even malformed), minutes or a range.
 * Short text that is no duration stays as it is.
 */
export function durationWords(value: unknown): string {
  for (const each of listOf(value)) {
    if (isNode(each)) {
      const bounds = [property(each, 'minValue'), property(each, 'maxValue')].map(durationWords)
      const [least = '', greatest = ''] = bounds
      const range = least && greatest && least !== greatest ? `${least} to ${greatest}` : ''
      const words = range || greatest || least || durationWords(property(each, 'value', '@value'))
      if (words !== '') return words
      continue
    }
    const words = plainWords(each)
    const minutes = typeof each === 'number' ? each : minutesOf(words)
    if (minutes !== undefined) {
      if (minutes > 0 && minutes <= most) return wordsOfMinutes(minutes)
    } else if (words !== '' && words.length <= 60 && !saysNothing.test(words)) {
      return words
    }
  }
  return ''
}

/** Minutes of an ISO duration, even a malformed one; undefined if the text is none. */
function minutesOf(text: string): number | undefined {
  const written = text.trim().toUpperCase()
  if (/^\d{1,5}$/.test(written)) return Number(written)
  if (!/^-?P[\dYMWDTHS.,\s]{1,60}$/.test(written)) return undefined
  const [, days = '', time = ''] = /^-?P([^T]*)T?(.*)$/.exec(written) ?? []
  // Without 'T', 'P35M' and 'P1H' mean minutes and hours: no recipe takes months.
  const hasTime = written.includes('T')
  let minutes = 0
  for (const [, amount = '', unit = ''] of days.matchAll(/(\d+(?:[.,]\d+)?)\s*([YMWDHS])/g)) {
    minutes += numberOf(amount) * minutesPer(unit === 'M' && hasTime ? 'MO' : unit)
  }
  for (const [, amount = '', unit = ''] of time.matchAll(/(\d+(?:[.,]\d+)?)\s*([HMSD]?)/g)) {
    // 'PT1H30': the last number lacks its unit.
    minutes += numberOf(amount) * minutesPer(unit || 'M')
  }
  return Math.round(minutes)
}

const numberOf = (text: string) => Number(text.replace(',', '.'))

const minutesPer = (unit: string) =>
  unit === 'S' ? 1 / 60 : (units.find(([name]) => name === unit.toLowerCase())?.[1] ?? 0)

export function wordsOfMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  const days = Math.floor(whole / 1_440)
  // Up to two days are told in hours: '36 hours' is clearer than '1 day 12 hours'.
  const inDays = days >= 2 ? days : 0
  const hours = Math.floor((whole - inDays * 1_440) / 60)
  const rest = whole % 60
  return [counted(inDays, 'day'), counted(hours, 'hour'), counted(rest, 'minute')]
    .filter((part) => part !== '')
    .join(' ')
}

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`

/** Reverses `durationWords`: '1 hour 30 minutes' is 'PT1H30M'; undefined for other words. */
export function isoDuration(words: string): string | undefined {
  const parts = words
    .trim()
    .toLowerCase()
    .match(
      /^(?:(\d+)\s*days?\s*)?(?:(\d+)\s*(?:hours?|hrs?|h)\s*)?(?:(\d+)\s*(?:minutes?|mins?|m))?$/,
    )
  if (!parts || !words.trim()) return undefined
  const [, days, hours, minutes] = parts
  const time = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}`
  return `P${days ? `${days}D` : ''}${time && `T${time}`}`
}
