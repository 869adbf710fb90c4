import { isClosed } from '../../normalise/closedWords.ts'
import { capitalised } from '../../normalise/plainText.ts'
import { spokenWords, wordSet } from '../../normalise/words.ts'
import { askingWords, bullet, hasAmount, isAsking, isStep } from './recipePieces.ts'

const mostWords = 8

/** 'it's called Cod with capers', 'keep that under Sunday gravy'. */
const calling =
  "(?:it'?s |is )?called|save (?:it |this |that )?as|under|as|title\\s*:|recipe name|named"
const named = new RegExp(`\\b(?:${calling})\\s+["“]?(\\p{Lu}[^.,:;!?\\n()"”]{2,60})`, 'u')
/** Words before a title: 'how I do my roast potatoes', 'here is the flapjack recipe'. */
const introductions = [
  /\b(?:how (?:i|we|you) (?:do|make|cook)|what (?:i|we) do for|recipe (?:for|of))\s+/i,
  /\b(?:here is|here's|heres) (?:the|my|our)\s+/i,
  /\b(?:store|save|keep|file away|jot down|record|write (?:up|down))\s+(?:my|our|the)?\s*(?=\w)/i,
  /\b(?:wants (?:her|his|their)|for the|it'?s)\s+/i,
]
const introducedWithin = 80

/** What follows a title in its line: '(2 people)', ', the way Nan did it', 'recipe u wanted'. */
const following = [
  /\s(?:(?:you|new line|ingredients|goes|serves?|feeds?|to (?:the|our|my)|in$)\b|(?:for )?\d).*$/i,
  /,? (?:(?:that|which) )?(?:i|we|my \w+) (?:always |usually )?(?:makes?|cooks?|do|does|likes?|loves?)\b.*$/i,
  /\s*[([|].*$/,
  /,? (?:the way|from|für|for \d|for \w+ people|serves|u wanted|you wanted|in (?:this|our|here)\b).*$/i,
  /,? recipe(?: (?:u|you)\b.*)?\W*$/i,
  /\s*(?:please|pls|[:.!,-]+)$/i,
]

const talk = wordSet(`
  serves serving servings prep makes yield i you we it they he she is are was had need want put this
  that me us them please what wants
`)

/** '2 cups flour' is no title, 'One pot pasta' is one. */
const isMeasured = (text: string) =>
  hasAmount(text) && /^(?:[\d½¼¾]|\w+ (?:cans?|cups?|tins?|slices|tbsp|tsp|lb|oz)\b)/i.test(text)

/** A title without the talk around it; undefined where it still is talk. */
export function asTitle(text: string): string | undefined {
  const bare = text.replace(bullet, '').replace(/^["“']|["”']$/g, '')
  const cut = following.reduce((left, pattern) => left.replace(pattern, ''), bare).trim()
  const words = spokenWords(cut)
  const start = words.findIndex(({ plain }) => plain === 'one' || !askingWords.has(plain))
  const own = words.slice(start)
  const title = cut.slice(own[0]?.from)
  const isTalk =
    start < 0 ||
    own.length > mostWords ||
    own.some(({ plain }) => talk.has(plain)) ||
    own.every(({ plain }) => isClosed(plain))
  return isTalk || isMeasured(title) ? undefined : capitalised(title)
}

/** The title of a recipe: where it is named so, else what stands first. */
export function titleIn(text: string, pieces: readonly string[]): string | undefined {
  const given = named.exec(text)?.[1] ?? ''
  const introduced = introductions.map((introduction) => {
    const { index, 0: words = '' } = introduction.exec(text.slice(0, introducedWithin)) ?? {}
    return index === undefined
      ? ''
      : (/^[^.,:;!?\n(]*/.exec(text.slice(index + words.length))?.[0] ?? '')
  })
  const isTold = !text.includes('\n')
  const first = pieces
    .slice(0, 4)
    .filter((piece) => !isMeasured(piece) && !bullet.test(piece) && !(isTold && hasAmount(piece)))
    .flatMap((piece) => [...(isTold ? [] : [piece]), ...piece.split(/:\s|,\s/)])
    .filter((part) => !/^from\b/i.test(part))
  const likely = isTold ? [given, ...introduced, ...first] : [given, ...first, ...introduced]
  return likely
    .flatMap((part) => (isAsking(part) ? [] : (asTitle(part) ?? [])))
    .find((title) => !isStep(title) || [2, 3, 4].includes(title.split(' ').length))
}

const heading = (words: string) =>
  new RegExp(`^[#*\\s]*(?:${words})\\b[^:\\n]{0,20}(?::\\s*(.*)|[*\\s]*)$`, 'i')

export const headings = {
  ingredients: heading(
    "ingredients?|ingr|you(?:'ll)? need|what you need|zutaten|for the [a-z]+|to serve|stuff",
  ),
  steps: heading('directions?|instructions?|method|steps?|preparation|how to make it|to make|do'),
  notes: heading('notes?|tips?'),
}
