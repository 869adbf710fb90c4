import { typeName } from '#features/menu/menu.facts.ts'
import { commandTypes, type EntityKind, entityOf, isCommandType } from '#shared/commandTypes.ts'
import { dayName, isDay, isTimeOfDay, twelveHour } from '#shared/days.ts'
import type { AffectedEntity, Proposal, ProposedChange } from './proposals.contract.ts'

/** Pure, for cards and for sentences about them; it takes whatever is stored. */
type Summarized = Pick<
  Proposal,
  'commandType' | 'commandContent' | 'proposedChanges' | 'affectedEntities'
>

/** A line about what would happen, and a second one with where, when and how much. */
export type Summary = { title: string; detail: string }

const named = 2

export function summarize(proposal: Summarized, today: string): Summary {
  const { commandType, proposedChanges, affectedEntities } = proposal
  const names = isCommandType(commandType) ? namesIn(proposedChanges, affectedEntities) : []
  if (!isCommandType(commandType) || names.length === 0)
    return { title: fallback(proposal), detail: '' }
  const { entity, action } = commandTypes[commandType]
  const items = proposedChanges.map(({ item }) => fieldsOf(item))
  return {
    title: listed(names),
    detail:
      action === 'remove'
        ? removedFrom(entity, items, affectedEntities, today)
        : action === 'update'
          ? `${places[entity]} · ${changedFields(affectedEntities)}`
          : details[entity](items, today),
  }
}

/** Malformed: what was stored as a sentence, or at least the name of the command. */
const fallback = ({ commandContent, commandType }: Summarized): string =>
  (typeof commandContent === 'string' && commandContent.trim()) ||
  String(commandType).toLowerCase().replaceAll('_', ' ')

/** 'Milk, Eggs +3 more'. */
function listed(names: readonly string[]): string {
  const more = names.length - named
  const first = names.slice(0, named).join(', ')
  return more > 0 ? `${first} +${more} more` : first
}

type Fields = Record<string, unknown>

const fieldsOf = (item: unknown): Fields =>
  item !== null && typeof item === 'object' && !Array.isArray(item)
    ? { ...item }
    : { name: typeof item === 'string' ? item : undefined }

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** What an item is called; of an update that does not say so, the record that it changes. */
export function nameOfItem(item: unknown, affected: readonly AffectedEntity[]): string {
  const { name, title, recipeName, id, date, mealType } = fieldsOf(item)
  const record = typeof id === 'number' && affected.find((each) => each.id === id)
  if (record) return record.label
  return text(title) || text(recipeName) || text(name) || (text(date) && typeName(text(mealType)))
}

const namesIn = (changes: readonly ProposedChange[], affected: readonly AffectedEntity[]) =>
  Array.isArray(changes)
    ? changes
        .map((change) => nameOfItem(change?.item, affected ?? []))
        .filter((name) => name !== '')
    : []

export const places: Record<EntityKind, string> = {
  pantry: 'Pantry',
  recipe: 'Recipe Book',
  shopping: 'Shopping List',
  menu: 'Menu',
  knowledge: 'Household knowledge',
  'family-member-preference': 'Family',
  'whole-family-preference': 'Whole family',
}

const some = (parts: readonly string[], separator = ' · ') =>
  parts.filter((part) => part !== '').join(separator)

/** Each once, at most two, then dots. */
function few(parts: readonly string[], separator = ' · '): string {
  const different = [...new Set(parts.filter((part) => part !== ''))]
  const first = different.slice(0, named).join(separator)
  return different.length > named ? `${first}${separator}...` : first
}

const details: Record<EntityKind, (items: Fields[], today: string) => string> = {
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
}

const cut = (long: string) => (long.length > 80 ? `${long.slice(0, 79).trimEnd()}…` : long)

const said = (label: string, value: unknown) =>
  text(value) && `${label}: ${cut(text(value).split('\n').join(', '))}`

const counted = (ingredients: string) => {
  const count = ingredients.split('\n').filter((line) => line.trim() !== '').length
  return count === 0 ? '' : count === 1 ? '1 ingredient' : `${count} ingredients`
}

const sayDay = (day: string, today: string) => (isDay(day) ? dayName(day, today) : day)

function mealDetail({ date, time, mealType, attendees }: Fields, today: string): string {
  const at = text(time)
  const meal = some([typeName(text(mealType)), isTimeOfDay(at) ? twelveHour(at) : at], ' ')
  const eating =
    Array.isArray(attendees) && attendees.length > 0 ? attendees.map(text).join(', ') : 'Everyone'
  return some([sayDay(text(date), today), meal, eating])
}

function removedFrom(
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

/** As a person reads it: 'expiry date, quantity'. */
function changedFields(affected: readonly AffectedEntity[]): string {
  const names = affected.flatMap(({ after }) => Object.keys(after ?? {}))
  return [...new Set(names)].map(fieldLabel).join(', ') || 'nothing to change'
}

const labels: Record<string, string> = {
  expiryDate: 'keeps until',
  keyGoalsAndLimits: 'goals and limits',
  recipeName: 'dish',
  recipeId: 'recipe',
  isCompleted: 'bought',
  isActive: 'active',
  vaultName: 'topic',
  mealType: 'meal',
  attendees: 'who eats',
  sortOrder: 'place in the list',
}

export const fieldLabel = (name: string): string =>
  labels[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const verbs = { add: 'Add', update: 'Update', remove: 'Delete' } as const

/** The same in one sentence, as it is stored and told to a model. */
export function sentenceOf(proposal: Omit<Summarized, 'commandContent'>, today: string): string {
  const { commandType } = proposal
  const { title, detail } = summarize({ ...proposal, commandContent: '' }, today)
  const action = isCommandType(commandType) ? verbs[commandTypes[commandType].action] : ''
  const sentence =
    entityOf(commandType) === 'family-member-preference'
      ? // The name stands before the colon: so an update of the same person is recognised.
        title.includes(':') || detail === ''
        ? title
        : `${title}: ${detail}`
      : `${action} ${title}${detail && ` (${detail})`}`
  return sentence.slice(0, 500)
}
