import { dayName, isDay } from './days.ts'

export type CommandAction = 'add' | 'update' | 'remove'

/** An item's fields, which may be anything that was stored. */
export type Fields = Record<string, unknown>

export type CardField = {
  name: string
  label: string
  /** A list is typed as text with commas. */
  type:
    | 'text'
    | 'lines'
    | 'list'
    | 'flag'
    | 'category'
    | 'aisle'
    | 'location'
    | 'priority'
    | 'date'
    | 'time'
    | 'number'
}

/** The commands about one sort of record, and how their cards show them. */
export type CommandCard = {
  /** The name of the record type. */
  recordType: string
  commands: Readonly<Record<string, CommandAction>>
  /** Accepted, but no model is offered them. */
  legacyCommands?: Readonly<Record<string, CommandAction>>
  /** Where the records are: 'Pantry'. */
  place: string
  /** The second line of an addition: how much, where, when and for whom. */
  detail: (items: readonly Fields[], today: string) => string
  /** What tells a record from others of its name: a meal's day. */
  which?: (record: Fields, today: string) => string
  /** What stays in an update, where one wants to know: who eats a meal that moves. */
  kept?: (before: Fields, after: Fields) => string
  /** The second line of a removal, instead of quantity and place. */
  removedDetail?: (items: readonly Fields[], today: string) => string
  /** The inputs of the card's editor. */
  fields: readonly CardField[]
  /** Fields of an addition that the title and the detail show already. */
  shownFields?: readonly string[]
  /** The word on an addition's badge, instead of 'Add'. */
  badge?: string
  /** The word that begins an addition's sentence, instead of 'Add'. */
  verb?: string
  /** The stored sentence, instead of verb, title and detail. */
  sentence?: (title: string, detail: string) => string
  /** A delete and an add of the same key are shown as an update. By default names decide. */
  groupKey?: (item: Fields, sentence: string) => string
  /** A proposal of the same things again replaces the first. */
  replacesRepeated?: boolean
  /** One item changes records of several lists, which the card shows together. */
  changesSeveral?: boolean
}

/** Keeps the names of the commands for the type of all commands. */
export const defineCard = <const Card extends CommandCard>(card: Card): Card => card

export const field = (
  name: string,
  label: string,
  type: CardField['type'] = 'text',
): CardField => ({ name, label, type })

export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** A day as a person says it: 'Tomorrow'. */
export const dayText = (value: unknown, today: string): string =>
  isDay(text(value)) ? dayName(text(value), today) : text(value)

/** The parts that are not empty. */
export const joined = (parts: readonly string[], separator = ' · ') =>
  parts.filter((part) => part !== '').join(separator)

/** The number of names before the dots. */
export const mostNamed = 2

/** Distinct parts, at most two, then dots. */
export function few(parts: readonly string[], separator = ' · '): string {
  const different = [...new Set(parts.filter((part) => part !== ''))]
  const first = different.slice(0, mostNamed).join(separator)
  return different.length > mostNamed ? `${first}${separator}...` : first
}

export const shortened = (long: string) =>
  long.length > 80 ? `${long.slice(0, 79).trimEnd()}…` : long

export const linesIn = (long: string) =>
  long.split('\n').filter((line) => line.trim() !== '').length
