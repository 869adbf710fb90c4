/** Longer messages are read this far: nobody types more, and reading must stay quick. */
const longest = 20_000

const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu
const pictures = /\p{Extended_Pictographic}|\u{fe0f}|[\u{1f3fb}-\u{1f3ff}]/gu

/** A word where one of some others follows. */
const before = (word: string, others: string) =>
  new RegExp(`\\b${word}\\b(?= (?:${others.replaceAll(' ', '|')})\\b)`, 'gi')

const reminded = "(?:please )?(?:remind \\w+|(?:don't|do not) (?:let (?:me|us) )?forget)"

/** Apostrophes that a phone leaves out. 'were' is 'we're' only before what we can be. */
const leftOut: readonly [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|ca|wo|have|has|should|could|would)nt\b/gi, "$1n't"],
  [/\b(i)m\b(?! &)/gi, "$1'm"],
  [/\b(i|we|they|you)ve\b/gi, "$1've"],
  [
    before(
      '(that|what|there|where|who|how|it)s',
      'a an the for in on no not all gone urgent important any left my our up there still',
    ),
    "$1's",
  ],
  [
    before(
      '(he|she)s',
      'a an not gonna going coming vegan vegetarian allergic on trying really now been got eating',
    ),
    "$1's",
  ],
  [/\btheres\b(?= (?:only|just|one|two|three|some|\d))/gi, "there's"],
  [/\b(tonight|tomorrow|today)s\b/gi, "$1's"],
  [/\blets\b/gi, "let's"],
  [/\bid (?=(?:like|love|prefer)\b)/gi, "I'd "],
  [
    /\bwere (?=(?:all |almost |completely |totally |nearly )?(?:out of|low on|down to)\b)/gi,
    "we're ",
  ],
  [before('were', 'running having not going getting eating'), "we're"],
  [/\bany more(?=\W*$|[.!,;])/gi, 'anymore'],
  [/\bstay(s|ing) for (?=dinner|lunch|breakfast|brunch|supper)/gi, 'join$1 us for '],
  [/\b(is|are) over for (?=dinner|lunch|breakfast|brunch|supper)/gi, '$1 joining us for '],
  [
    /\b(we|i) had (?=(?:the|our|my|some(?: of the)?|all the) (?:leftovers?|rest of)\b)/gi,
    '$1 ate ',
  ],
  // 'Plan lunch for tomorrow: omelette' names the dish behind.
  [
    /^(\W*(?:(?:please|pls|can you) )*plan) (breakfast|lun?ch|din{1,2}er|supper|brunch)(?: for)? ([\w ]{3,20}): ?([^:;,\n]{3,60})$/i,
    '$1 $4 for $2 $3',
  ],
  // 'Skip dinner tomorrow, move it to Friday' only moves it.
  [
    /^\W*(?:skip|cancel|drop) ([^,.;?]{3,40}), (?:and )?(?:just )?(?:move|push|shift) (?:it|that) to (?=\w)/i,
    'move $1 to ',
  ],
  [/\bmove ([^,.;?]{2,40}?) from \w+day (?=to \w+ and [^,.;?]{2,40} to \w)/i, 'move $1 '],
  [
    /\b(?:is going|goes|will go|going) (?:off|bad|out of date) (?=(?:on|by|tomorrow|today|this|next|mon|tue|wed|thu|fri|sat|sun)\w*\b)/gi,
    'expires ',
  ],
  [
    /\b(com(?:es?|ing)|over|round|stay(?:s|ing)|joins?|joining us|with us) for (?:their |her |his )?tea\b/gi,
    '$1 for dinner',
  ],
  [/^(\W*)could (?!(?:i|we|you)\b)(?=[^?.,;]{2,40}? (?:have|eat|drink)\b)/i, '$1can '],
  [
    /^(\W*(?:(?:please|can you|could you) )*)(?:give|tell|read|send|get|find)(?: (?:me|us))(?: out| again)? (?:the |our |my )?(?=[^.,;?!]{3,50} recipe\W*$)/i,
    '$1show me the ',
  ],
  // What somebody is to be reminded to buy is wanted on the list.
  [new RegExp(`\\b${reminded} to (?:buy|get|pick up|order|grab)\\b(?!.* out\\b)`, 'gi'), 'we need'],
]

const kind =
  '(?:\\d%|organic|frozen|fresh|(?:un)?salted|skim(?:med)?|semi-skimmed|whole|ripe|plain|sliced|free[- ]range|(?:low|full|reduced)[- ]fat|(?:sugar|lactose|gluten|dairy|fat)[- ]free|decaf)'
const ofKind = new RegExp(
  `^(\\W*(?:(?:please|can you|we|i) )*(?:put|add|get|buy|need|want)(?: some| the)?) (\\p{L}+)((?: (?:on|to) (?:the|my|our)(?: \\w+)? list)?), ?(?:the )?(${kind}(?:,? (?:and )?${kind})*)(?= from | at |\\W*$)`,
  'iu',
)

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** 'The twenty sixth' is the 26th, and 'a pound and a half' 1½ pounds. */
const withDigits = (text: string): string =>
  text
    .replace(
      new RegExp(`\\b(twenty|thirty)[ -](${ordinals.join('|')})\\b`, 'gi'),
      (_, ten: string, one: string) => {
        const n = ordinals.indexOf(one.toLowerCase()) + 1
        return `${/^tw/i.test(ten) ? 2 : 3}${n}${endings[n] ?? 'th'}`
      },
    )
    .replace(/\b(?:an?|one) (\p{L}{3,9}) and a half\b/giu, '1½ $1')

/** A message as the readers take it: straight quotes, single spaces, nothing invisible. */
export const plainText = (message: string): string => {
  const text = withDigits(withoutNumbers(cleaned(message)))
  const whole = leftOut.reduce((left, [pattern, said]) => left.replace(pattern, said), text)
  // 'Put milk on the list, 2% organic' names one thing.
  return whole.replace(ofKind, '$1 $4 $2$3')
}

/** 'Two things: 1) toilet paper 2) tacos on Friday' */
const numbered = /^(?=[^\n]*\b1[.)] \p{L}[^\n]*\b2[.)] \p{L})[^\n]+$/u
const withoutNumbers = (text: string): string =>
  numbered.test(text)
    ? text.replace(/(^|[\s.,;:])\d[.)] (?=\p{L})/gu, (_, sign: string) => (sign === '' ? '' : '. '))
    : text

/** Signs as people say them to their phone. */
const signs: Readonly<Record<string, string>> = { 'full stop': '.', period: '.', 'new line': '\n' }
const dictated = /(?<=\p{L}) (comma|full stop|period|new line)(?= |$)/giu

const cleaned = (message: string): string =>
  message
    .slice(0, longest)
    .toWellFormed()
    .replace(invisible, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/ ?(?:\.{2,8}|…) ?(?=[a-z])/g, ', ')
    .replace(/\b(\d{1,2}) ?x (?=\p{L}{3})/giu, '$1 ')
    .replace(dictated, (_, sign: string) => signs[sign.toLowerCase()] ?? ',')
    .replace(/[✅✔☑]\ufe0f?/g, ' done, ')
    .replace(pictures, (sign) => (/[\d#*©®™]/.test(sign) ? sign : ' '))
    .replace(/\bsemi[- ]skim(?:med)?\b/gi, 'semi-skimmed')
    .replace(/\bza'atar\b/gi, 'zaatar')
    .replace(/ w\/(?:o|out) /gi, ' without ')
    .replace(/(?<=[a-z]) (?:'?n'?|&amp;|w\/) (?=[a-z])/gi, (sign) =>
      /w/i.test(sign) ? ' with ' : ' and ',
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()

export const capitalised = (text: string): string => {
  const shouted = /[A-Z]{2}/.test(text) && text.length > 4 && text === text.toUpperCase()
  const said = shouted ? text.toLowerCase() : text
  return said.charAt(0).toUpperCase() + said.slice(1)
}

export const sayName = (name: string): string => capitalised(name.trim())

/** 'milk', 'milk and eggs', 'milk, eggs and bread'. */
export function enumerated(names: readonly string[], last = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}
