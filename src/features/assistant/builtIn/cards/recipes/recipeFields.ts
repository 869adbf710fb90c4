import type { Recipe } from '#features/recipes/recipes.contract.ts'
import { numberWords } from '#shared/ingredients/numbers.ts'
import { capitalised } from '../../normalise/plainText.ts'
import { phraseFinder, type Word, wordSet } from '../../normalise/words.ts'

/** What is told of one recipe; the words without its title. */
export type Told = { said: string; words: readonly Word[]; recipe: Recipe }
export type Change = Partial<Recipe>

const quotation = /(?:^|[\s:(])(["“]|['‘](?!s\b))([^"”]{2,80}?)["”'’](?=[\s.,!)]|$)/
const quotedIn = (said: string) => quotation.exec(said)?.[2]?.trim()

const renames = phraseFinder('rename~, retitle~, call~, name, named, title, titled')
const callings = '.*\\b(?:called|named|titled|renamed(?: to)?|call it|name it)|.*?\\b(?:to|as|into)'
const newTitle = new RegExp(`^(?:${callings})\\s+(?:be )?["'“]?([^"”,.!\\n]{2,80})`, 'is')
const afterTitle = /["'”]?(?:\s+(?:from now on|instead|please|pls|now|and (?:tag|add|put)\b.*))+$/i

function titleChange({ said, words }: Told): Change {
  if (!renames(words)) return {}
  const told = quotedIn(said) ?? newTitle.exec(said)?.[1] ?? ''
  const title = told.replace(afterTitle, '').trim()
  return title.length > 1 && title.length < 60 ? { title: capitalised(title) } : {}
}

const tagging = phraseFinder('tag~, label~, mark, untag, category')
const untags = phraseFinder('off, remove, untag, drop, delete, take …out, lose, isnt, not')
const noTag = wordSet(`
  tag tags tagged label labels untag category recipe it as the a an please pls now too also and to
  with for both on in of mark this that them they those these our my
`)

/** Words that stand together are one tag. */
function tagsIn(words: readonly Word[]): string[] {
  const isApart = ({ plain, afterSign }: Word) => afterSign || plain === 'and'
  const tags: string[] = ['']
  for (const word of words.slice(words.findLastIndex((each) => tagging([each])))) {
    if (isApart(word)) tags.push('')
    if (!noTag.has(word.plain)) tags.push(`${tags.pop()} ${word.text.toLowerCase()}`.trim())
  }
  return tags.filter((tag) => tag !== '')
}

function tagChange({ said, words, recipe: { tags } }: Told): Change {
  const quoted = quotedIn(said)?.toLowerCase()
  const named = tags.filter((tag) => tag === quoted || words.some(({ plain }) => plain === tag))
  if (untags(words) && named.length > 0 && (tagging(words) || quoted))
    return { tags: tags.filter((tag) => !named.includes(tag)) }
  if (!tagging(words)) return {}
  const fresh = (quoted ? [quoted] : tagsIn(words)).filter((tag) => !tags.includes(tag))
  return fresh.length > 0 && fresh.length <= 3 ? { tags: [...tags, ...fresh] } : {}
}

export function servingsChange({ said, recipe }: Told): Change {
  const unit = (recipe.servings ?? '').replace(/^[\d\s–-]+/, '') || 'servings'
  const count = servingsIn(said, unit)
  return count ? { servings: `${count} ${unit}` } : {}
}

const timing = phraseFinder(`
  prep~, cook~, bake~, baking, oven, simmer~, roast~, takes?, time, needs?, longer, shorter, done
`)
const timeChange = ({ said, words }: Told): Change => (timing(words) ? timesIn(said) : {})

const noting = phraseFinder(`
  notes?, comments?, remark, write …on, write …down, remember, next time, tip, stars, jot …, remind~
`)
const asking = wordSet(`
  note notes comment remark write recipe add put the a an on to for it that this in down of please
  pls save remember next time under with
`)

/** What is to be noted: what is quoted, what follows a colon, or a clause besides the asking. */
export function noteChange({ said, words, recipe: { notes } }: Told): Change {
  if (!noting(words)) return {}
  const isAsking = ({ plain }: Word) => asking.has(plain)
  const start = words.findIndex((word) => !isAsking(word))
  const stop = words.findIndex(({ afterSign }, n) => n > start && afterSign)
  const clause = words.slice(start, stop < 0 ? undefined : stop)
  const last = clause.findLast((word) => !isAsking(word))
  const told =
    quotedIn(said) ??
    /:\s*([^:]{3,300})$/.exec(said)?.[1] ??
    said.slice(clause[0]?.from, start < 0 ? 0 : last?.to)
  const text = capitalised(told.trim().replace(/[.!]+$/, ''))
  return text === '' ? {} : { notes: notes ? `${notes}\n${text}` : text }
}

export const namedChange = (told: Told): Change => ({ ...titleChange(told), ...tagChange(told) })
export const countedChange = (told: Told): Change => ({
  ...servingsChange(told),
  ...timeChange(told),
})

const inWords = [...numberWords.keys()].filter((key) => /^[a-z]+$/.test(key))
const number = `(\\d{1,3}|${inWords.join('|')})`
const serving = 'serves?|feeds?|enough for|makes|yields?|is for|good for|servings?|für'
const newServing = 'servings?\\b[^.\\d]{0,30}?(?:to|is|are|be)'
const noServing = '(?:min|hour|cups?|oz|g|tbsp|tsp)'
const eaters = 'servings?|portions?|people|persons?|personen|bowls|of us'

const servingFacts = (unit: string) =>
  [
    `\\b(?:${serving}|${newServing}):? (?:about |only |up to )?${number}\\b(?! ${noServing})`,
    `(?<!not )\\b${number} (?:${unit})\\b`,
    `\\bfor ${number}(?::| [–-] | (?:instead|not|from now)\\b)`,
  ].map((pattern) => new RegExp(pattern, 'i'))
const plainFacts = servingFacts(eaters)

/** How many a text says that a recipe feeds; in its own unit, such as slices, too. */
export function servingsIn(text: string, unit = ''): string | undefined {
  const facts = /^[a-z]+$/i.test(unit) ? servingFacts(`${eaters}|${unit}`) : plainFacts
  const found = facts.map((fact) => fact.exec(text)?.[1]).find(Boolean)
  return found && String(numberWords.get(found.toLowerCase()) ?? found)
}

/** 'Okonomiyaki (2 people)', 'tuna pasta serves 4': how many it feeds is no ingredient. */
export const withoutServings = (text: string) =>
  text
    .replace(/\s*[([][^)\]\n]{1,40}[)\]]/g, (part) => (servingsIn(part) ? '' : part))
    .replace(
      /,? for \d{1,2}(?=:| [–-] )|\b(?:serves?|feeds?):? \d{1,2}(?: ?(?:[-–]|to|or) ?\d{1,2})?(?: people)?\b/gi,
      '',
    )

const upTo = `${number}(?: ?(?:[-–]|to|or) ?\\d{1,3})?`
const behindTitle = new RegExp(
  `^\\s*[([]?for (${upTo})(?: people)?[)\\]]?\\s*(?=[,;:.!\\n]|$)`,
  'i',
)
const toldRange = new RegExp(
  `\\b(?:serves?|feeds?|enough for|servings?):? (\\d{1,3} ?(?:[-–]|to|or) ?\\d{1,3})\\b(?! ${noServing})`,
  'i',
)
const madeOf = new RegExp(
  `\\b(?:makes|yields?):? (?:about |only |up to )?(${upTo} (?!(?:${noServing}|${eaters}|and|or|then|in|at|for|with|but|so|if|to|each)\\b)[a-z]{3,}(?: [a-z]{3,})?)(?=[.,;!)\\n]|$)`,
  'i',
)

/** For how many a new recipe is, as it is told, and the text without what stands behind its title. */
export function servingsTold(text: string, title: string): { servings?: string; rest: string } {
  const at = text.toLowerCase().indexOf(title.toLowerCase()) + title.length
  const behind = at < title.length ? null : behindTitle.exec(text.slice(at, at + 60))
  const rest = behind ? text.slice(0, at) + text.slice(at + behind[0].length) : text
  const count = servingsIn(text) ?? behind?.[1]
  const servings = toldRange.exec(text)?.[1] ?? madeOf.exec(text)?.[1] ?? count
  return servings
    ? { servings: String(numberWords.get(servings.toLowerCase()) ?? servings), rest }
    : { rest }
}

/** A time that is not said to be wrong: 'not 25 minutes'. */
const duration =
  /(?<!not |instead of |of )\b(\d{1,3}(?: ?(?:-|to) ?\d{1,3})?) ?(min(?:ute)?s?|h(?:ou)?rs?|h)\b/i

const onlyTime =
  /^[,\s]*(?:(?:about|total|time|takes?|ready in|needs?)[: ]*)*((?:\d{1,3} ?(?:h(?:ou)?rs?|h|min(?:ute)?s?|m)\b(?:,? and |[ ,])*)+)\.?$/i

/** How long it takes, where a line says nothing else: 'Serves 4, 1 hour 15 minutes'. */
export const wholeTime = (line: string): string | undefined => onlyTime.exec(line)?.[1]?.trim()

/** The times that a text tells, each for what its own clause is about: 'prep 20, bake 30 min'. */
export function timesIn(text: string): { prepTime?: string; cookTime?: string } {
  const inDigits = text
    .replace(/\ban hour and a half\b/gi, '90 minutes')
    .replace(/\bhalf an hour\b/gi, '30 minutes')
    .replace(/\ban hour\b/gi, '60 minutes')
    // '10 mins prep and 15 to cook'
    .replace(/\b(\d{1,3}) (?=(?:to )?(?:cook|bake|roast|simmer|prep)\w*)/gi, '$1 minutes ')
  const times: { prepTime?: string; cookTime?: string } = {}
  for (const clause of inDigits.split(/[,;.|\n](?!\d)|\band\b/)) {
    const [, amount, unit = ''] = duration.exec(clause.trim()) ?? []
    if (!amount) continue
    const time = `${amount} ${/^h/i.test(unit) ? (amount === '1' ? 'hour' : 'hours') : 'minutes'}`
    if (/\bprep/i.test(clause)) times.prepTime ??= time
    else times.cookTime ??= time
  }
  return times
}
