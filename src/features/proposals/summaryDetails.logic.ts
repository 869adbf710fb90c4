import { typeName } from '#features/menu/menu.logic.ts'
import type { EntityKind } from '#shared/commandTypes.ts'
import { dayName, isDay, isTimeOfDay, twelveHour } from '#shared/days.ts'
import type { AffectedEntity } from './proposals.contract.ts'

/** The second line of a summary: how much, where, when and for whom. */

/** The number of names before the dots. */
export const named = 2

export type Fields = Record<string, unknown>

export const fieldsOf = (item: unknown): Fields =>
  item !== null && typeof item === 'object' && !Array.isArray(item)
    ? { ...item }
    : { name: typeof item === 'string' ? item : undefined }

export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

export const places: Record<EntityKind, string> = {
  pantry: 'Pantry',
  recipe: 'Recipe Book',
  shopping: 'Shopping List',
  menu: 'Menu',
  knowledge: 'Household knowledge',
  'family-member-preference': 'Family',
  'whole-family-preference': 'Whole family',
  cooking: 'What we cooked',
}

const some = (parts: readonly string[], separator = ' · ') =>
  parts.filter((part) => part !== '').join(separator)

/** Distinct parts, at most two, then dots. */
function few(parts: readonly string[], separator = ' · '): string {
  const different = [...new Set(parts.filter((part) => part !== ''))]
  const first = different.slice(0, named).join(separator)
  return different.length > named ? `${first}${separator}...` : first
}

export const details: Record<EntityKind, (items: Fields[], today: string) => string> = {
  pantry: (items) =>
    few(items.map(({ quantity, location }) => some([text(quantity), text(location)], ' → '))),
  shopping: (items) =>
    items.length === 1
      ? some(items.flatMap(({ quantity, store }) => [text(quantity), text(store)]))
      : some(
          [
            few(items.map(({ quantity }) => text(quantity))),
            few(items.map(({ store }) => text(store))),
          ],
          ' · ',
        ),
  recipe: (items) =>
    few(
      items.map(({ ingredients, servings }) =>
        some([counted(text(ingredients)), text(servings) && `serves ${text(servings)}`]),
      ),
    ),
  menu: (items, today) => {
    const [only] = items
    if (items.length === 1 && only) return mealDetail(only, today)
    const days = items.map(({ date }) => sayDay(text(date), today))
    return some([few(days, ', '), few(items.map(({ mealType }) => typeName(text(mealType))))])
  },
  knowledge: (items) =>
    few(items.map(({ vaultName, content }) => some([text(vaultName), cut(text(content))]))),
  'family-member-preference': (items) =>
    few(
      items.map(({ keyGoalsAndLimits, likes, dislikes }) =>
        some([said('goals', keyGoalsAndLimits), said('likes', likes), said('dislikes', dislikes)]),
      ),
    ),
  'whole-family-preference': (items) =>
    few(items.map(({ value, description }) => cut(text(value) || text(description)))),
  cooking: (items, today) =>
    items.length === 1
      ? some(items.flatMap((item) => cookedDetail(item, today)))
      : few(
          items.map(({ date }) => sayDay(text(date), today)),
          ', ',
        ),
}

const cut = (long: string) => (long.length > 80 ? `${long.slice(0, 79).trimEnd()}…` : long)

const said = (label: string, value: unknown) =>
  text(value) && `${label}: ${cut(text(value).split('\n').join(', '))}`

const linesIn = (long: string) => long.split('\n').filter((line) => line.trim() !== '').length

const counted = (ingredients: string) => {
  const count = linesIn(ingredients)
  return count === 0 ? '' : count === 1 ? '1 ingredient' : `${count} ingredients`
}

function cookedDetail({ date, servings, used, toBuy, leftovers }: Fields, today: string) {
  const taken = linesIn(text(used))
  return [
    sayDay(text(date), today),
    text(servings) && `${text(servings)} servings`,
    taken > 0 ? `${taken} from the pantry` : '',
    Array.isArray(toBuy) && toBuy.length > 0 ? `${toBuy.length} to buy` : '',
    text(leftovers) && `left over: ${text(leftovers)}`,
  ]
}

const sayDay = (day: string, today: string) => (isDay(day) ? dayName(day, today) : day)

function mealDetail({ date, time, mealType, attendees }: Fields, today: string): string {
  const at = text(time)
  const meal = some([typeName(text(mealType)), isTimeOfDay(at) ? twelveHour(at) : at], ' ')
  const eating =
    Array.isArray(attendees) && attendees.length > 0 ? attendees.map(text).join(', ') : 'Everyone'
  return some([sayDay(text(date), today), meal, eating])
}

export function removedFrom(
  entity: EntityKind,
  items: Fields[],
  affected: readonly AffectedEntity[],
  today: string,
): string {
  if (entity === 'menu') {
    return few(
      items.map((item) => some([sayDay(text(item.date), today), typeName(text(item.mealType))])),
    )
  }
  const known = affected.map(({ before }) =>
    some([text(before?.quantity), text(before?.location) || text(before?.store)]),
  )
  return some([few(known), `From ${places[entity]}`])
}
