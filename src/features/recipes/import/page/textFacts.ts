import { timesInDigits } from '../../times/spokenTimes.logic.ts'

type Facts = { prepTime: string; cookTime: string; servings: string; makes: string }

export const noFacts: Readonly<Facts> = { prepTime: '', cookTime: '', servings: '', makes: '' }
const names = ['prepTime', 'cookTime', 'servings', 'makes'] as const
type Fact = readonly [name: keyof Facts, value: string]

const number = String.raw`\d+(?:[.,]\d+|\s?[½¼¾]|\s\d/\d|/\d)?|[½¼¾]`
const range = `(?:${number})(?:\\s?(?:-|–|to)\\s?(?:${number}))?`
const inMinutes = `${range}\\s?(?:minutes?|mins?|min\\.|m)`
const inHours = `${range}\\s?(?:hours?|hrs?|h)(?:\\s?(?:and\\s)?\\d{1,2}(?:\\s?(?:minutes?|mins?|m))?)?`
const duration = `(?:${inHours}|${inMinutes})`
const about = String.raw`(?:(?:about|around|approx\.?|ca\.?|~)\s?)?`
/** What '30 mins plus marinating' adds. */
const waiting = String.raw`[^,+]{0,30}\b(?:marina|chill|rest|soak|ris|prov|cool|freez|sett|stand|overnight)[a-z]*`
const more = String.raw`(?:,?\s?(?:plus|\+)\s?${waiting}(?:\stime)?)?`
const people = 'servings?|portions?|people|persons?|adults|eaters|portionen|personen|personnes'

const labelled = [
  [
    'prepTime',
    /^(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|préparation)\s*[:–-]?[*\s]*(?=\d)/i,
  ],
  [
    'cookTime',
    /^(?:(?:cook(?:ing)?|bak(?:e|ing)|total)(?: time\s*[:–-]?|\s*[:–-])|kochzeit\s*:?|backzeit\s*:?|cuisson\s*:?)[*\s]*(?=\d)/i,
  ],
  [
    'servings',
    /^(?:serves|servings?|feeds|enough for|portionen)\s*[:–-]?[*\s]*(?:(?:about|around|approx(?:imately|\.)?|up to|~)\s?)?(?=\d)/i,
  ],
  [
    'makes',
    /^(?:yields?|makes)\s*[:–-]?[*\s]*(?:(?:about|around|approx(?:imately|\.)?|up to|~)\s?)?(?=\d)/i,
  ],
] as const

/** What could be a step or an ingredient as well, further down. */
const atTop = [
  [
    'cookTime',
    new RegExp(
      `^(?:cook|bake|total|time|takes|ready in)?\\s*:?\\s*${about}(${duration}${more})(?:\\s(?:total|in total|altogether|cook|cooking|baking|in the oven))?$`,
      'i',
    ),
  ],
  ['prepTime', new RegExp(`^${about}(${duration})\\s(?:prep|preparation)$`, 'i')],
  ['servings', new RegExp(`^(?:for|für|pour)\\s(${range}(?:\\s(?:${people}))?)$`, 'i')],
  ['servings', new RegExp(`^(${range}\\s(?:${people}))$`, 'i')],
] as const

const sentenceEnd = /(?<!\b(?:approx|ca))\.\s+/i

/** A sign, or the next fact itself: 'Prep: 10 min  Cook: 20 min', 'Serves 4 in 30 minutes'. */
const betweenFacts = new RegExp(
  [
    `\\s*(?:[|•·;]|,(?!\\s?(?:plus|\\+)\\s)|\\+(?!${waiting}))\\s*`,
    String.raw`\s+/\s+`,
    String.raw`\s+(?=(?:prep|cook|total|bake)[a-z]*(?: time)?:)`,
    `(?<!ready)(?!(?<=\\bh(?:ou)?rs?)\\s+and\\s+\\d)\\s+(?:in|and|[-–—])\\s+(?=(?:takes|serves|enough for|ready|prep|cook)\\b|${about}${duration}\\b)`,
    `\\s*\\((?=(?:takes|serves|feeds|enough for|ready|prep|cook|total)\\b|${about}${duration}\\b)`,
  ].join('|'),
  'i',
)

/**
 * Takes 'Serves 4' or 'Prep: 10 min' out of a line, also several: 'Serves 6. Takes about 45 min.'
 * Answers the sentences that are something else.
 */
export function takeFacts(line: string, facts: Facts, isAtTop: boolean): string {
  if (line.length > 120) return line
  const sentences = line.split(sentenceEnd).map((sentence) => ({
    sentence,
    found: timesInDigits(sentence)
      .split(betweenFacts)
      .map((part) => factIn(part, isAtTop)),
  }))
  const others = sentences.filter(({ found }) => found.includes(undefined))
  // 'For 20 minutes. Stir.' is no fact and a sentence.
  const areWords =
    others.length === sentences.length || (others.length > 0 && !isAtTop && !endsIn(sentences))
  for (const { found } of sentences) {
    const isWhole = !found.includes(undefined)
    if (!isAtTop && (areWords || !isWhole)) continue
    // 'Serves 4, nice on Sundays' stays, and says for how many.
    for (const fact of found) {
      if (fact && (isWhole || isHowMany(fact)) && facts[fact[0]] === '') facts[fact[0]] = fact[1]
    }
  }
  if (areWords) return line
  const rest = others.map(({ sentence }) => sentence).join('. ')
  return isAtTop || others.length === 0 ? rest : `${rest}.`
}

const isHowMany = (fact: Fact | undefined) => fact?.[0] === 'servings' || fact?.[0] === 'makes'

/** 'Fry until golden. Serves 4.': one sentence behind a step says for how many. */
const endsIn = (sentences: readonly { found: readonly (Fact | undefined)[] }[]) =>
  sentences.every(({ found }, n) =>
    n === sentences.length - 1 ? isHowMany(found[0]) : found.includes(undefined),
  )

/** What may follow a title: '(for 4)', '[serves 4, 30 min]', ', serves 4', ' - makes 12'. */
const behindTitle =
  /^(.*\S)\s*(?:[([]([^()[\]]{1,60})[)\]]|(?:,|\s[-–—|])\s((?:serves|feeds|makes|yields?)\s.{1,30}))[*_:.\s]*$/i

/** A title without the servings behind it, which are taken. */
export function takeServings(title: string, facts: Facts): string {
  const [, before = '', inBrackets, plain = ''] = behindTitle.exec(title) ?? []
  const said = { ...noFacts }
  const isTaken = takeFacts(inBrackets ?? plain, said, true) === ''
  if (!isTaken || (said.servings === '' && said.makes === '')) return title
  for (const name of names) facts[name] ||= said[name]
  return before
}

function factIn(part: string, isAtTop: boolean): Fact | undefined {
  const words = part.replace(/^\*+|[*.\s]+$/g, '')
  const text = words.includes('(') ? words : words.replace(/\)$/, '')
  for (const [name, pattern] of isAtTop ? atTop : []) {
    const [, value] = pattern.exec(text) ?? []
    if (value) return [name, withUnit(value)]
  }
  for (const [name, label] of labelled) {
    const match = label.exec(text)
    if (match) return [name, text.slice(match[0].length)]
  }
  return undefined
}

/** '1 hour 10' is '1 hour 10 minutes'. */
const withUnit = (value: string) => value.replace(/(h[a-z]*\s?(?:and\s)?\d{1,2})$/i, '$1 minutes')
