import { numberWords } from '#shared/ingredients/numbers.ts'

const inWords = [...numberWords.keys()].filter((key) => /^[a-z]+$/.test(key))
const number = `(\\d{1,3}|${inWords.join('|')})`
const serving = 'serves?|feeds?|enough for|makes|yields?:?|is for|good for|servings?:?|für'
const newServing = 'servings?\\b[^.\\d]{0,30}?(?:to|is|are|be)'
const noServing = '(?:min|hour|cups?|oz|g|tbsp|tsp)'
const eaters = 'servings?|portions?|people|persons?|personen|bowls|of us'

const servingFacts = (unit: string) =>
  [
    `\\b(?:${serving}|${newServing}) (?:about |only |up to )?${number}\\b(?! ${noServing})`,
    `(?<!not )\\b${number} (?:${unit})\\b`,
    `\\bfor ${number}(?::| (?:instead|not|from now)\\b)`,
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
    .replace(/,? for \d{1,2}(?=:)|\b(?:serves?|feeds?) \d{1,2}(?: people)?\b/gi, '')

/** A time that is not said to be wrong: 'not 25 minutes'. */
const duration =
  /(?<!not |instead of |of )\b(\d{1,3}(?: ?(?:-|to) ?\d{1,3})?) ?(min(?:ute)?s?|h(?:ou)?rs?|h)\b/i

/** The times that a text tells, each for what its own clause is about: 'prep 20, bake 30 min'. */
export function timesIn(text: string): { prepTime?: string; cookTime?: string } {
  const inDigits = text
    .replace(/\ban hour and a half\b/gi, '90 minutes')
    .replace(/\bhalf an hour\b/gi, '30 minutes')
    .replace(/\ban hour\b/gi, '60 minutes')
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
