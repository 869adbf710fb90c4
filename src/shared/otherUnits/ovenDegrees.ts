import type { Ways } from '../ways.ts'

/** 'Heat to 425 °F', '350-375F', '180 degrees C'. A single letter needs its capital. */
const degrees =
  /(?<![\d.,])(\d{2,3})(?: ?(?:-|–|to) ?(\d{2,3}))? ?(?:(?:°|º|˚|degrees?|deg\.?) ?(fahrenheit|celsius|centigrade|[FC])|([FC]))(?![\p{L}\d])/giu

type Scale = 'F' | 'C'

const scaleOf = (said: string): Scale => (/^f/i.test(said) ? 'F' : 'C')

/** Below, it is the inside of a roast or a water bath, where each degree counts. */
const coolestOven = { F: 250, C: 120 }
/** As ovens are marked. */
const ovenStep = { F: 25, C: 10 }

function inScale(value: number, to: Scale): number {
  const from = to === 'C' ? 'F' : 'C'
  const exact = to === 'C' ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32
  const step = value < coolestOven[from] ? 1 : ovenStep[to]
  return Math.round(exact / step) * step
}

/** A step's text, cut behind each temperature, with the same one in the other scale. */
export type DegreePart = { text: string; other: string | null }

/** A text that has both scales says it already. */
export function degreeParts(text: string, units: Ways['units']): DegreePart[] {
  const to: Scale = units === 'US' ? 'F' : 'C'
  const found = units === 'as written' ? [] : [...text.matchAll(degrees)].filter(isWritten)
  const isSaid = found.some((match) => scaleIn(match) === to)
  const parts: DegreePart[] = []
  let at = 0
  for (const match of isSaid ? [] : found) {
    const end = match.index + match[0].length
    const values = [match[1], match[2]].flatMap((value) =>
      value ? inScale(Number(value), to) : [],
    )
    parts.push({ text: text.slice(at, end), other: `${[...new Set(values)].join('–')} °${to}` })
    at = end
  }
  return at < text.length ? [...parts, { text: text.slice(at), other: null }] : parts
}

const scaleIn = ([, , , named, letter]: RegExpExecArray) => scaleOf(named ?? letter ?? '')

/** '12 c' are cups. */
const isWritten = ([, , , , letter]: RegExpExecArray) => !letter || /[FC]/.test(letter)

export const namesDegrees = (text: string): boolean => [...text.matchAll(degrees)].some(isWritten)
