import { numberPattern, unitPattern } from '#shared/ingredients/amountPatterns.ts'
import { nameKey } from '#shared/names.ts'
import { saysAny } from '../normalise/words.ts'
import type { Scene } from '../reading.ts'
import { findDays } from '../spans/days.ts'
import { jointsIn } from './clauses.ts'

const asked =
  "(?:(?:please|pls|can you|could you|would you|also|then|just|you can|let'?s|we should|(?:we|i) (?:need|want|have) to) )*"
const verbs =
  'add|put|plan|move|delete|remove|cancel|swap|buy|get|grab|order|throw|toss|bin|take|cross|scratch|tick|schedule|change|rename|freeze|drop|scrap|clear|push|stick'
const told =
  "(?:'re|'ve|'m|'ll| are| am| is| have| need| want| ran| bought| got| finished| used| ate| cooked| made| threw| picked| like| love| hate| don't| can't)"
const ofPerson =
  "(?:'s| is(?:n't| not)?| eats| likes?| loves?| hates?| wants?| needs?| prefers?| does(?:n't| not)| can'?t)"
const state = '(?:is|are|has|have|went|ran|expired)'

/** What makes one wish depend on another one, or on something else. */
const bound = saysAny(`
  if, unless, when, whenever, once, after, before, until, because, since, in case, otherwise, or
  says?, said, told, tell, remember, remind, note, rule, always, every, recipes?, wait, actually
  sorry, mean, never, not, no, forget, instead, don'?t (?!like|eat|drink|want|need|have)\\w+
`)
const isBound = (text: string) => /["“”\n?]/.test(text) || bound.test(text)
/** Words for something that a clause before named. */
const back = saysAny(`
  it, them, that, those, these, one, ones, he, she, they, him, her, his, hers, their, both, same, rest
  others?, again, there, everything, stuff, ingredients, needed, missing, too
`)
/** What is about no meal; all else without a day of its own goes on about the day before. */
const ofThings =
  /\b(?:list|pantry|fridge|freezer|cupboard|counter|buy|bought|get|got|grab|order|need|out of|likes?|loves?|hates?)\b/i

/** 'Buy another bunch', 'put 2 more bags on the list': of what a clause before named. */
const onlyAmount = new RegExp(
  `^${asked}(?:${verbs})(?: up)?(?: (?:${numberPattern}|some|more|new|fresh|extra))+(?: (?:${unitPattern}))?(?: more)?(?: (?:on|to) (?:the|my|our) (?:\\w+ )?list)?\\W*$`,
  'i',
)

/** In letters; longer messages tell stories. */
const longest = 300
const most = 6

/** The wishes of a message, where each has a verb of its own and none needs another one. */
export function wishesApart(text: string, { household, today }: Scene): string[] {
  if (text.length > longest || isBound(text)) return [text]
  const names = household.members.map(({ name }) => nameKey(name)).filter(Boolean)
  const begins = new RegExp(
    `^(?:${asked}(?:${verbs})\\b|(?:we|i)${told}\\b|(?:${names.join('|') || '-'})${ofPerson}\\b|(?:the|our) [\\w ]{2,30} ${state}\\b)(?=\\s+\\S)`,
    'i',
  )
  const hasDay = (wish: string) => findDays(wish, today).length > 0
  const starts = jointsIn(text).filter(({ next }) => begins.test(text.slice(next)))
  const wishes: string[] = []
  let from = 0
  for (const [n, { to, next }] of starts.entries()) {
    const wish = text.slice(from, to)
    const following = text.slice(next, starts[n + 1]?.to)
    const isLeft =
      back.test(following) ||
      onlyAmount.test(following) ||
      (hasDay(wish) && !hasDay(following) && !ofThings.test(following))
    // 'Mom, Dad and Maya hate olives' wishes nothing before Maya.
    const isOfNames = nameKey(wish)
      .split(' ')
      .every((word) => names.includes(word))
    if (isLeft || isOfNames || !/\s/.test(wish)) continue
    wishes.push(wish)
    from = next
  }
  wishes.push(text.slice(from))
  return wishes.length <= most ? wishes : [text]
}
