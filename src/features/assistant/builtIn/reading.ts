import type { CommandType } from '#features/cards.logic.ts'
import { nameKey } from '#shared/names.ts'
import type { Household } from '../household.queries.ts'
import type { EarlierMessage, ProposedCommand } from '../turn.ts'

/** All that a reader may look at besides the words. */
export type Scene = {
  household: Household
  history: readonly EarlierMessage[]
  today: string
  now: string
  /** Who writes, where it is known. */
  speaker?: string | undefined
}

/** One of the things that a question of ours offers. */
export type Choice = {
  label: string
  commands: readonly ProposedCommand[]
  /** What is answered where nothing is to be done. */
  says?: readonly string[]
  action?: 'undo'
  /** Which a press starts. */
  timer?: { name: string; seconds: number }
}

/** Makes cards from words; nothing where they name nothing that fits. */
export type Builder = (said: string, scene: Scene) => Reading | undefined

/** What was made of some words. */
export type Reading = {
  commands: readonly ProposedCommand[]
  /** What is said besides what is proposed: answers, what is there already, a question. */
  says: readonly string[]
  choices: readonly Choice[]
}

export const nothing: Reading = { commands: [], says: [], choices: [] }

export const say = (...says: string[]): Reading => ({ ...nothing, says })

export const propose = (
  type: CommandType,
  items: readonly unknown[],
  ...says: string[]
): Reading => ({ ...nothing, commands: items.length > 0 ? [{ type, items }] : [], says })

/** An item with those of its fields that were said. */
export const given = (fields: object): ItemFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  )

/** Changes a record, where anything is said to be other. */
export function change(type: CommandType, record: { id: number }, fields: object): Reading {
  const { id, ...before } = fieldsOf(record)
  const told = Object.entries(given(fields))
  const patch = Object.fromEntries(told.filter(([field, value]) => !same(before[field], value)))
  if (Object.keys(patch).length > 0) return propose(type, [{ id, ...patch }])
  return told.length > 0
    ? say(`Nothing to change for **${nameOf(record)}**: it's like that already.`)
    : nothing
}

/** Asks; the answer picks one of the choices. */
export const ask = (question: string, choices: readonly Choice[] = []): Reading => ({
  commands: [],
  says: [question],
  choices,
})

/** The list of the household that a command is about. */
export function recordsOf(type: string, { household }: Scene): readonly { id: number }[] {
  const { pantry, shopping, recipes, meals, knowledge, members, wholeFamily } = household
  const lists = Object.entries({
    PANTRY: pantry,
    SHOPPING: shopping,
    RECIPE: recipes,
    MENU: meals,
    KNOWLEDGE: knowledge,
    MEMBER: members,
    WHOLE: wholeFamily,
  })
  return lists.find(([part]) => type.includes(part))?.[1] ?? []
}

/** What an item is called; where it has only an id, what its record is called. */
export const recordName = (type: CommandType, item: unknown, scene: Scene): string =>
  nameOf(recordsOf(type, scene).find(({ id }) => id === idOf(item)) ?? item)

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isAdded = (type: CommandType) =>
  type === 'ADD_SHOPPING_ITEMS_TEXT' || type === 'ADD_PANTRY_ITEMS_TEXT'

/** 'Maya asked for seltzer, put it on the list': the same thing said twice is one, with all that was said of it. */
function addOnce(items: unknown[], item: unknown): void {
  const key = nameKey(nameOf(item))
  const place = (one: unknown) => textOf(one, 'store') ?? textOf(one, 'location') ?? ''
  const n = items.findIndex(
    (other) =>
      nameKey(nameOf(other)) === key &&
      (place(other) === place(item) || place(other) === '' || place(item) === ''),
  )
  const [one, two] = [fieldsOf(items[n]), fieldsOf(item)]
  const isNewAmount = one.quantity !== '1' && two.quantity !== '1' && one.quantity !== two.quantity
  if (n < 0 || isNewAmount) items.push(item)
  else items[n] = { ...two, ...one, quantity: one.quantity === '1' ? two.quantity : one.quantity }
}

/** What is said of one record in two clauses is one change, unless they contradict each other. */
function mergeChange(items: unknown[], item: unknown): void {
  const two = fieldsOf(item)
  const n = items.findIndex((other) => {
    const one = fieldsOf(other)
    const isSame = two.id === undefined ? one.name === two.name : one.id === two.id
    return (
      isSame &&
      Object.entries(two).every(
        ([field, value]) => !one[field] || !value || same(one[field], value),
      )
    )
  })
  const said = Object.entries(two).filter(
    ([field, value]) => value !== '' || !(field in fieldsOf(items[n])),
  )
  if (n < 0) items.push(item)
  else items[n] = { ...fieldsOf(items[n]), ...Object.fromEntries(said) }
}

/** Several readings as one: each command once, with the items of all, none of them twice. */
export function together(readings: readonly Reading[]): Reading {
  const byType = new Map<CommandType, unknown[]>()
  const replaced = new Map<CommandType, readonly number[]>()
  for (const { type, items, replaces } of readings.flatMap(({ commands }) => commands)) {
    if (replaces) replaced.set(type, [...(replaced.get(type) ?? []), ...replaces])
    const all = byType.get(type) ?? []
    for (const item of items) {
      if (isAdded(type)) addOnce(all, item)
      else if (/^UPDATE|^ADD_FAMILY_MEMBER/.test(type)) mergeChange(all, item)
      else if (!all.some((other) => same(item, other))) all.push(item)
    }
    byType.set(type, all)
  }
  return {
    commands: [...byType].map(([type, items]) => {
      const replaces = replaced.get(type)
      return { type, items, ...(replaces && { replaces }) }
    }),
    says: [...new Set(readings.flatMap(({ says }) => says))],
    choices: readings.flatMap(({ choices }) => choices),
  }
}

/** The fields of a proposed item. Items are checked elsewhere; here whatever is no text is none. */
export type ItemFields = Readonly<Record<string, unknown>>

const isFields = (item: unknown): item is ItemFields => typeof item === 'object' && item !== null

export const fieldsOf = (item: unknown): ItemFields => (isFields(item) ? item : {})

export function textOf(item: unknown, field: string): string | null {
  const value = fieldsOf(item)[field]
  return typeof value === 'string' && value !== '' ? value : null
}

export function idOf(item: unknown): number | null {
  const { id } = fieldsOf(item)
  return typeof id === 'number' ? id : null
}

/** What an item is called, whichever list it is for. */
export const nameOf = (item: unknown): string =>
  typeof item === 'string'
    ? item
    : (textOf(item, 'name') ?? textOf(item, 'title') ?? textOf(item, 'recipeName') ?? '')
