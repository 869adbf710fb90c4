import { nameKey } from '#shared/names.ts'
import { isRow } from '../../choose/bySpans.ts'
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

/** 'Add tacos for Friday, Junior can't have beans, nuts or royal jelly': tacos do no harm. */
export function narrowed(each: Statement, said: string, scene: Scene): Statement {
  if (!isBound(each.stance)) return each
  const all = partsOf(said)
  const isToldIn = (part: string) => isTold({ ...each, words: toldWords(part) })
  const told = all.findIndex(isToldIn)
  // 'Nuts, milk and eggs: Maya is allergic to all of those.'
  if (/\b(?:those|these|them)\b/i.test(all[told] ?? '')) return each
  const namesIn = (parts: readonly string[]) => {
    const keys = parts.map(nameKey)
    return each.foods.names.filter((name) => keys.some((key) => key.includes(nameKey(name))))
  }
  const goesOn = (part: string) =>
    isToldIn(part) || !(elsewhere.test(part) || findDays(part, scene.today).length > 0)
  const behind = namesIn(all.filter((part, n) => n === told || (n > told && goesOn(part))))
  const names = behind.length > 0 ? behind : namesIn(all.filter((part) => isRow(part, scene)))
  const isIllness = conditionIn(each)?.[1] === celiac
  return names.length > 0 || isIllness ? { ...each, foods: { ...each.foods, names } } : each
}
