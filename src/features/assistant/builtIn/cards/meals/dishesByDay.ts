import { sayDay } from '#shared/days.ts'
import { foodsIn } from '#shared/foods/foodsInText.ts'
import { findRecipes } from '../../find/decide.ts'
import { saysAny, spokenWords } from '../../normalise/words.ts'
import { type Reading, type Scene, together } from '../../reading.ts'
import { findDays } from '../../spans/days.ts'
import { hear } from '../../spans/hear.ts'
import { planMeals } from './plan.ts'

/** In letters; nobody lists more days than that. */
const longest = 300
const mostWords = 6

/** What makes more of it than a row of dishes. */
const isOther = saysAny(`
  move, swap, switch, change, instead, cancel, skip, off, remove, delete, away, out, not, \\w+n'?t, no, list, buy, need
  remember, what, when, who, how, which, is, are, was, were, has, have to, because, if, from, until, at, every, each, all
  comes?, coming, works?, eats?, birthday, party, practice, appointment, rest, same, again, twice, double, than, or
`)

const lead =
  /^\W*(?:(?:hi|hey|ok|so|and|then|please|for|on|we'll|we|let's|lets|can|could|i'd|i|like|want|to|do|have|plan|make|cook|put|how about|dinners?|meals)\b\W*)+/i
const behind = /(?:[\s,;:&–-]|\b(?:and|then|plus|for|on|with)\b)+$/i
const before = /^(?:[\s,;:&–-]|\b(?:and|then|plus|we have|we'll have|have)\b)+/i
const meal = /^ (?:for )?(breakfast|brunch|lunch|dinner|supper)\b/i

/** 'Lasagna on Saturday, soup on Sunday and fish for Wednesday', 'Mon: tacos, Tue: stir fry'. */
export function dishesByDay(text: string, scene: Scene): Reading | undefined {
  if (text.length > longest || isOther.test(text)) return undefined
  const days = findDays(text, scene.today)
  const [first] = days
  const isOfDays = days.length > 1 && days.every((each) => each.days.length === 1 && !each.meal)
  if (!first || !isOfDays) return undefined
  const isDayFirst = text.slice(0, first.from).replace(lead, '').trim() === ''
  const pairs = days.map(({ from, to, days: [day = ''] }, n) => {
    const [start, end] = isDayFirst
      ? [to, days[n + 1]?.from ?? text.length]
      : [days[n - 1]?.to ?? 0, from]
    const then = meal.exec(text.slice(to))?.[0] ?? ''
    const earlier = n > 0 ? (meal.exec(text.slice(days[n - 1]?.to))?.[0] ?? '') : ''
    const words = text.slice(start + (isDayFirst ? then : earlier).length, end)
    const dish = (n === 0 && !isDayFirst ? words.replace(lead, '') : words)
      .replace(/[.!?\s]+$/, '')
      .replace(before, '')
      .replace(behind, '')
    return { dish, when: `${sayDay(day, { month: 'short', day: 'numeric' })}${then}` }
  })
  const rest = isDayFirst ? '' : text.slice(days.at(-1)?.to).replace(meal, '')
  if (!/^[\s.!]*(?:please)?[.! ]*$/i.test(rest)) return undefined
  const readings = pairs.map(({ dish, when }) => {
    const count = spokenWords(dish).length
    if (count === 0 || count > mostWords || /[,.;:?!]/.test(dish)) return undefined
    const heard = hear(`${dish} ${when}`, scene)
    const made = planMeals({ ...heard, spans: [{ role: 'M+', from: 0, to: count, text: dish }] })
    // Of several that may be meant it is asked which.
    return made.commands.length > 0 ? { ...made, choices: [] } : made
  })
  const whole = readings.flatMap((each) =>
    each && each.commands.length + each.choices.length > 0 ? each : [],
  )
  // 'Bins on Monday, football on Tuesday' are no dishes.
  const isEaten = pairs.some(
    ({ dish }) => findRecipes(dish, scene).length > 0 || foodsIn(dish).length > 0,
  )
  return isEaten && whole.length === pairs.length ? together(whole) : undefined
}
