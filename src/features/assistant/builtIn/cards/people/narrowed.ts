import { nameKey } from '#shared/names.ts'
import { isRow } from '../../choose/plainWishes.ts'
import { partsOf } from '../../divide/clauses.ts'
import { phraseFinder, saysAny } from '../../normalise/words.ts'
import type { Scene } from '../../reading.ts'
import { findDays } from '../../spans/days.ts'
import { celiac, conditionIn } from './conditions.ts'
import { isHarm } from './stance.ts'
import { isBound, type Statement, toldWords } from './statements.ts'

const refuses = phraseFinder('(?:doesnt|does not|dont|do not|wont) (?:eat|drink), no …for')

/** Guests say what they do not eat, and mean it. */
export const isTold = ({ people, words }: Pick<Statement, 'people' | 'words'>) =>
  isHarm(words) || (refuses(words) && people.every(({ member }) => !member))

/** What goes on about something else than what harms: 'add tacos for Friday', 'we're out of milk'. */
const elsewhere = saysAny(`
  we, we're, we've, i, i'm, i've, let'?s, add, put, plan, buy, get, make, cook, swap, move, needs?, order, take
  remember, note, list, fridge, freezer, pantry, instead, breakfast, lunch, dinner, supper, \\d+
`)

/** Where another sentence goes on with foods: 'It's cashews and pistachios.' */
const more = /^\W*(?:it's|that's|these|those|and|also|plus|namely|so)\b/i

/** 'Add tacos for Friday, Junior can't have beans, nuts or royal jelly': tacos do no harm. */
export function narrowed(each: Statement, said: string, scene: Scene): Statement {
  if (!isBound(each.stance)) return each
  const all = said
    .split(/(?<=[.!?;])\s+/)
    .flatMap((sentence, at) =>
      partsOf(sentence).map((part) => ({ part, at, isMore: more.test(sentence) })),
    )
  const isToldIn = (part: string) => isTold({ ...each, words: toldWords(part) })
  const first = all.findIndex(({ part }) => isToldIn(part))
  const told = all[first]
  // 'Nuts, milk and eggs: Maya is allergic to all of those.'
  if (/\b(?:those|these|them)\b/i.test(told?.part ?? '')) return each
  const namesIn = (parts: readonly { part: string }[]) => {
    const keys = parts.map(({ part }) => nameKey(part))
    return each.foods.names.filter((name) => keys.some((key) => key.includes(nameKey(name))))
  }
  const isElsewhere = (part: string) =>
    elsewhere.test(part) || findDays(part, scene.today).length > 0
  const goesOn = ({ part, at, isMore }: (typeof all)[number]) =>
    isToldIn(part) || ((at === told?.at || isMore || isRow(part, scene)) && !isElsewhere(part))
  const behind = namesIn(all.filter((one, n) => n === first || (n > first && goesOn(one))))
  const names = behind.length > 0 ? behind : namesIn(all.filter(({ part }) => isRow(part, scene)))
  const isIllness = conditionIn(each)?.[1] === celiac
  return names.length > 0 || isIllness ? { ...each, foods: { ...each.foods, names } } : each
}
