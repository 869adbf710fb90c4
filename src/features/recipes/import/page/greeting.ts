import { capitalised } from '#shared/capitalised.ts'
import { beginsWithAmount, partNamed } from './pageHeadings.ts'

const hello = '(?:hey|hi|hiya|hello|good (?:morning|afternoon|evening))'
const sign = String.raw`[\s,!.…:\p{Extended_Pictographic}\ufe0f\u200d-]`

const greeting = new RegExp(
  `^${hello}(?:${sign}*$| (?:there|all|everyone|again|love|mum|mom|dad|both|guys)${sign}*$|(?: \\p{L}+){0,2}[,!\\p{Extended_Pictographic}])`,
  'iu',
)
const handedOver = new RegExp(
  `^(?:${hello}\\b.{0,40}?\\s)?here(?:['’]?s| is) (?:the|my|our|your|that) (\\p{L}.{0,100})$`,
  'iu',
)

/** 'from Saturday' of 'the chilli from Saturday', and all behind a sign. */
const furtherWords =
  /(?:\s(?:from|we|i|you|that|which|as promised|for (?:you|tonight|tomorrow|the|\p{L}+day))\b|\s?[^\p{L}\p{N}\s'’&-]|\s[-–—]\s).*$/iu
const noDish = /^(?:recipe|one|it|dish|thing|link|ingredients|list|method|text)s?$/i

/** 'Chilli' of 'hey here's the chilli from Saturday'; undefined for what is no greeting. */
function dishIn(line: string): string | undefined {
  const said = handedOver.exec(line)?.[1]?.replace(/^recipe for (?:the |my |our |a )?/i, '')
  const dish = said
    ?.replace(furtherWords, '')
    .replace(/\srecipe$/i, '')
    .trim()
  return dish && !noDish.test(dish) && dish.split(' ').length < 7 ? capitalised(dish) : undefined
}

const isTitleLike = (line: string) =>
  line.length <= 60 &&
  !/[.!?,;]$|,/.test(line) &&
  !/^(?:this|it|its|it's|we|i|i'm|you|so|just|as|let|hope|thanks|here)\b/i.test(line) &&
  partNamed(line) === undefined &&
  !beginsWithAmount(line)

/** Where the title stands: not in a greeting, where something better is said. */
export function titleAmong(lines: readonly string[]): { title: string; at: number } {
  const isText = (line: string) => line !== '' && partNamed(line) === undefined
  const at = lines.findIndex(isText)
  const title = lines[at] ?? ''
  const dish = dishIn(title)
  const isGreeting = dish !== undefined || greeting.test(title) || handedOver.test(title)
  if (!isGreeting) return { title, at }
  const next = lines.findIndex((line, n) => n > at && line !== '')
  const other = lines[next] ?? ''
  return dish === undefined && other !== '' && isTitleLike(other)
    ? { title: other, at: next }
    : { title: dish ?? title, at }
}
