import { findDish, findFood } from '#features/assistant/builtIn/find/named.ts'
import { findDays } from '#features/assistant/builtIn/spans/days.ts'
import { findTimes } from '#features/assistant/builtIn/spans/times.ts'
import type { Household } from '#features/assistant/household.queries.ts'
import { addDays } from '#shared/days.ts'
import { readQuantity } from '#shared/ingredients/itemAmount.ts'
import { nameKey } from '#shared/names.ts'
import type { Example, Saying } from './examples.ts'

/** The roles that the tagger gives to things and dishes, by command. */
const roles: Readonly<Record<string, string>> = {
  ADD_SHOPPING_ITEMS_TEXT: 'S+',
  UPDATE_SHOPPING_ITEMS_TEXT: 'S~',
  DELETE_SHOPPING_ITEMS_TEXT: 'S-',
  ADD_PANTRY_ITEMS_TEXT: 'P+',
  UPDATE_PANTRY_ITEMS_TEXT: 'P~',
  DELETE_PANTRY_ITEMS_TEXT: 'P-',
  CREATE_MENU_TEXT: 'M+',
  UPDATE_MENU_ITEM_TEXT: 'M~',
  DELETE_MENU_ITEM_TEXT: 'M-',
  RECORD_COOKED_MEAL_TEXT: 'C+',
}

export const rolesOf = (labels: readonly string[]): string[] =>
  labels.flatMap((label) => roles[label] ?? [])

const small = new Set('the a an of our my some and'.split(' '))
const longestName = 7
const longestAmount = 5

type Place = { from: number; to: number }
type Named = { name?: string; recipeName?: string; title?: string }
const labelOf = ({ name, recipeName, title }: Named) => name ?? recipeName ?? title ?? ''

/** 'today', 'tomorrow', '+3' or a date. */
function dayOf(text: string, today: string): string {
  if (/^\d{4}-/.test(text)) return text
  const days = { today: 0, tomorrow: 1, yesterday: -1 }[text] ?? Number(text)
  return addDays(today, days)
}

/**
 * The tags of a saying's words: for each word whether it begins (B-) or goes on with (I-) something
 * that the saying should lead to. Undefined where one of the things can't be found in the words.
 */
export function tagsOf(
  { expect }: Saying,
  { text, words }: Example,
  { household, today }: { household: Household; today: string },
): string[] | undefined {
  const keys = words.map(({ key }) => key)
  const tags = words.map(() => 'O')
  const isFree = ({ from, to }: Place) => tags.slice(from, to).every((tag) => tag === 'O')
  const put = (place: Place | undefined, tag: string) => {
    if (!place || !isFree(place)) return false
    for (let n = place.from; n < place.to; n += 1)
      tags[n] = `${n === place.from ? 'B' : 'I'}-${tag}`
    return true
  }
  const saidAt = ({ from, to }: Place) => text.slice(words[from]?.from, words[to - 1]?.to)
  const inWords = (span: Place): Place => {
    const from = words.findIndex((word) => word.to > span.from)
    let to = from
    while (to < words.length && (words[to]?.to ?? 0) <= span.to) to += 1
    return { from, to }
  }

  /** Where a name stands: the same words best, then some of a record's, then what finds the record. */
  function placeOf(
    name: string,
    records: readonly Named[] = [],
    isDish = false,
  ): Place | undefined {
    const wanted = nameKey(name)
      .split(' ')
      .filter((word) => !small.has(word))
    let best: (Place & { score: number }) | undefined
    for (let from = 0; from < words.length; from += 1) {
      if (words[from]?.isSign || small.has(keys[from] ?? '')) continue
      for (let to = from + 1; to <= Math.min(words.length, from + longestName); to += 1) {
        if (words[to - 1]?.isSign && !/^[&']$/.test(keys[to - 1] ?? '')) break
        if (small.has(keys[to - 1] ?? '')) continue
        const has = keys.slice(from, to).filter((word) => !small.has(word))
        const shared = has.filter((word) => wanted.includes(word)).length
        const isWithin = shared === has.length && shared > 0
        let score = 0
        if (isWithin && shared === wanted.length) score = 10
        else if (isWithin && records.length > 0) score = 3 + shared
        else if (shared === wanted.length && has.length <= wanted.length + 1) score = 5
        else if (records.length > 0 && has.length <= 4) {
          const found = isDish
            ? findDish(records, saidAt({ from, to }), labelOf)
            : findFood(records, saidAt({ from, to }), labelOf)
          const list = Array.isArray(found)
            ? found
            : found.certain.length > 0
              ? found.certain
              : found.likely
          const isMeant = list.some((record) => nameKey(labelOf(record)) === nameKey(name))
          if (isMeant && list.length <= 3) score = 2 + has.length * 0.1
        }
        if (score > 0 && isFree({ from, to })) score += 0.5
        if (score > (best?.score ?? 0)) best = { from, to, score }
      }
    }
    return best
  }

  /** The nearest words that say an amount. */
  function amountPlace(amount: string, at: Place | undefined): Place | undefined {
    const wanted = readQuantity(amount) ?? amount
    let best: (Place & { far: number }) | undefined
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= Math.min(words.length, from + longestAmount); to += 1) {
        const place = { from, to }
        if (!isFree(place) || (to - from === 1 && small.has(keys[from] ?? ''))) continue
        if ((readQuantity(saidAt(place)) ?? saidAt(place)) !== wanted) continue
        const far = at
          ? Math.min(Math.abs(from - at.to), Math.abs(at.from - to)) + (from >= at.to ? 0.5 : 0)
          : 0
        if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { from, to, far }
      }
    return best
  }

  const things = new Map<string, { place: Place; roles: Set<string> }>()
  const more: (() => void)[] = []
  let isWhole = true
  for (const { command, items } of expect) {
    const role = roles[command]
    if (!role) continue
    if (items.length === 0) return undefined
    const isMeal = /^[MC]/.test(role)
    const list: readonly Named[] =
      role[0] === 'S'
        ? household.shopping
        : role[0] === 'P'
          ? household.pantry
          : role === 'M+' || role === 'C+'
            ? household.recipes
            : household.meals
    for (const item of items) {
      const field = (name: string) => (item[name] === undefined ? undefined : String(item[name]))
      const main = field('name') ?? field('recipeName')
      const standing = [...household.pantry, ...household.shopping].filter(
        ({ name }) => nameKey(name) === nameKey(main ?? ''),
      )
      const place = main ? placeOf(main, role === 'S+' ? standing : list, isMeal) : undefined
      if (place) {
        const key = `${place.from}-${place.to}`
        const known = things.get(key) ?? { place, roles: new Set() }
        known.roles.add(role)
        things.set(key, known)
      } else if (!isMeal || role === 'M+') isWhole = false
      const newDish = field('newRecipeName')
      if (newDish) {
        const found = placeOf(newDish, household.recipes, true)
        if (found) more.push(() => put(found, 'newDish'))
        else isWhole = false
      }
      const [newName, quantity, store, until] = ['newName', 'quantity', 'store', 'expiryDate'].map(
        field,
      )
      more.push(() => {
        if (newName) put(placeOf(newName), 'newName')
        if (quantity) put(amountPlace(quantity, place), 'amount')
        if (store) put(placeOf(store), 'store')
        if (until) put(placeOf(until), 'until')
      })
      if (!isMeal) continue
      more.push(() => {
        for (const tag of ['day', 'newDay']) {
          const day = field(tag)
          const wanted = day && dayOf(day, today)
          const span = findDays(text, today).find(({ days }) => wanted && days.includes(wanted))
          if (span) put(inWords(span), tag)
        }
        const time = field('newTime') ?? field('time')
        const spans = findTimes(text).filter(
          ({ hour }) => time && hour % 12 === Number(time.slice(0, 2)) % 12,
        )
        for (const span of spans) put(inWords(span), 'time')
        const eaters = item.newAttendees ?? item.attendees
        if (Array.isArray(eaters)) for (const eater of eaters) put(placeOf(String(eater)), 'eater')
      })
    }
  }
  // What is bought is ticked off by itself.
  for (const { place, roles: own } of things.values())
    if (!put(place, [...own].sort().join('').replace('P+S~', 'P+'))) isWhole = false
  for (const each of more) each()
  return isWhole ? tags : undefined
}
