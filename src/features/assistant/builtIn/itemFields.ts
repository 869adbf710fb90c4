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
