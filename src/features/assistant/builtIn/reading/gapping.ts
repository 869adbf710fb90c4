import { isExactlyFood, isFood } from '#shared/foods/foodPlace.ts'
import { findRecipes } from '../find/decide.ts'
import type { Scene } from '../reading.ts'
import type { Clause } from '../text/clauses.ts'
import { readList, readLocation, readStore } from '../text/places.ts'
import { readWhen } from '../text/when.ts'
import { dishName } from './dishes.ts'

const verb =
  /^((?:(?:please|can you|could you|also) )*(?:add|put|get|buy|grab|pick up|order|we need|i need|need|move|remove|delete|take|stick|store)) (.+)$/i

/** Whether a text ends with where its items come from or go. */
function endsWithPlace(text: string, { household }: Scene): boolean {
  const rests = [readStore(text, household), readLocation(text, household), readList(text)]
  const found = rests.find((read) => read.rest !== text.trim() && read.rest !== '')
  return found !== undefined && text.trim().startsWith(found.rest)
}

/** '… and black bean tacos on Thursday': a dish on a day is no thing to buy. */
function isMeal(text: string, scene: Scene): boolean {
  const when = readWhen(text, scene.today)
  if (when.days.length === 0 || /\bfor\b/i.test(text)) return false
  const dish = dishName(when.rest)
  if (dish === '' || /\bby\b/i.test(text)) return false
  if (findRecipes(dish, scene).length > 0) return true
  const isName =
    /^[a-z' -]{3,40}$/i.test(dish) && !/\b(?:and|from|at|expires?|good|until)\b/i.test(dish)
  return isName && isFood(dish) && (when.mealType !== null || !isExactlyFood(dish))
}

const deepest = 6

/** 'add oranges to the list and peas to the freezer' is said twice, with the verb once. */
export function withoutGaps(clause: Clause, scene: Scene, depth = 0): Clause[] {
  const [, said = '', rest = ''] = verb.exec(clause.text) ?? []
  if (said === '' || depth >= deepest) return [clause]
  for (const joint of rest.matchAll(/,? and |, /g)) {
    const left = rest.slice(0, joint.index)
    const right = rest.slice(joint.index + joint[0].length)
    if (isMeal(right, scene)) {
      return [
        { ...clause, text: `${said} ${left}` },
        { ...clause, text: right },
      ]
    }
    if (endsWithPlace(left, scene) && endsWithPlace(right, scene)) {
      const more = withoutGaps({ ...clause, text: `${said} ${right}` }, scene, depth + 1)
      return [{ ...clause, text: `${said} ${left}` }, ...more]
    }
  }
  return [clause]
}
