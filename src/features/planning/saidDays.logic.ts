/** 0 on a Sunday, as `weekdayOf` counts. */
const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const day =
  "(?:sun(?:days?)?|mon(?:days?)?|tue(?:s|sdays?)?|wed(?:nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?)(?:'s|’s)?\\b"
const upTo = '(?:to|till|until|through|thru)'
const then = `(?:\\s*(?:[,&+/–-]|\\b(?:and|or|${upTo})\\b)){1,2}\\s*(?:on )?`
const night = '(?: (?:night|evening|dinner)s?)?'
const list = `\\b${day}${night}(?:${then}${day}${night}){0,6}`
const days = `(${list})`

/** Words that may stand between the days and what is eaten on them. */
const between =
  "(?:[\\s:,()–-]|\\b(?:on|every|each|for|at|is|are|be|we|we're|i|eat|have|cook|want|always|the|our|all|should|will|must|stay|go|nights?|days?|evenings?|dinners?|suppers?|meals?|dish(?:es)?|food|a|weekly)\\b)*"

/** 'No fish', 'buy fish', 'she never eats fish'. */
const otherwise =
  '\\b(?:no|not|less|of|the|fresh|frozen|buys?|gets?|orders?|feeds?|sells?|hates?|dislikes?|never \\w+|without) '

/** 'Fish, Mondays are meatless': these days begin something else. */
const elsewhere = `(?![\\w\\s]{0,10},\\s*${list}\\s*(?::|\\b(?:is|are)\\b))`

/** 'Fish on Fridays'; 'no fish on Fridays' says something else. */
const before = (what: string) =>
  new RegExp(
    `(?<!${otherwise})\\b(?:${what})\\b${elsewhere}${between}${days}(?! (?:is|are)\\b)`,
    'gi',
  )
/** 'Fridays are fish days'. */
const behind = (what: string) => new RegExp(`${days}${between}\\b(?:${what})\\b`, 'gi')

/** The weekdays of a list in words: 'Mondays and Thursdays', 'Mon to Wed'. */
function weekdaysIn(list: string): number[] {
  const found = [...list.matchAll(new RegExp(`(\\b${upTo}\\s*|[–-]\\s*)?\\b${day}`, 'gi'))]
  return found.flatMap(([said, range = ''], n) => {
    const at = (text: string) => names.indexOf(text.replace(/^\W+/, '').slice(0, 3).toLowerCase())
    const last = at(said.slice(range.length))
    const before = found[n - 1]
    if (!range || !before) return [last]
    const first = at(before[0].slice(before[1]?.length ?? 0))
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, by) => (first + by) % 7)
  })
}

const meatless =
  "meatless|meat-free|meat free|vegetarian|veggie|vegan|plant-based|(?:no|without|skip) (?:any )?meat|(?:do not|don['’]t|never) (?:eat|have|want|cook)(?: any)? meat"
const fish = '(?:fish|seafood)(?! (?:market|counter|shop|van|tank|food|sauce|oil)s?\\b)'

/** Reads the weekdays on which something is eaten, from 0 for Sunday; undefined if none is named. */
const daysOf = (what: string) => (text: string) => {
  // Days that follow one thing do not precede another: 'fish on Fridays, meatless …'.
  const rest = [meatless, fish].reduce((left, each) => left.replaceAll(before(each), '.'), text)
  const lists = [...text.matchAll(before(what)), ...rest.matchAll(behind(what))]
  const said = lists.flatMap(([, list = '']) => weekdaysIn(list))
  return said.length > 0 ? [...new Set(said)].sort((a, b) => a - b) : undefined
}

export const meatlessDays = daysOf(meatless)
export const fishDays = daysOf(fish)
