import { knownCommand } from '#features/cards.logic.ts'
import { capitalised } from '#shared/capitalised.ts'
import { type CardField, field } from '#shared/commandCard.ts'
import { fieldLabel } from '#shared/fieldLabel.ts'
import type { Proposal } from '../proposals.contract.ts'

type Item = Record<string, unknown>

const isItem = (item: unknown): item is Item =>
  item !== null && typeof item === 'object' && !Array.isArray(item)

/** All fields for an add; for others only those that the item has. */
export function fieldsOf({ commandType }: Proposal, item: unknown): readonly CardField[] {
  const command = knownCommand(commandType)
  if (!isItem(item) || !command) return [field('name', 'Name')]
  const known = command.card.fields
  if (command.action === 'add') return known
  return Object.keys(item)
    .filter((name) => name !== 'id' && name !== 'recipeId' && item[name] !== null)
    .map((name) => known.find((each) => each.name === name) ?? unknownField(name, item[name]))
}

function unknownField(name: string, value: unknown): CardField {
  const label = capitalised(fieldLabel(name))
  if (typeof value === 'boolean') return field(name, label, 'flag')
  return field(name, label, Array.isArray(value) ? 'list' : 'text')
}

/** Input values: always text, even for numbers and lists. */
export type EditedTexts = Record<string, string>

export function textsOf(item: unknown, fields: readonly CardField[]): EditedTexts {
  if (!isItem(item)) return { name: String(item ?? '') }
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = item[name]
      if (type === 'priority') return [name, String(value || 'medium')]
      if (type === 'flag') return [name, value ? 'yes' : 'no']
      return [name, Array.isArray(value) ? value.join(', ') : String(value ?? '')]
    }),
  )
}

/** The item with the typed values; fields without an input stay. */
export function itemOf(item: unknown, fields: readonly CardField[], texts: EditedTexts): unknown {
  if (!isItem(item)) return (texts.name ?? '').trim()
  const typed = fields.map(({ name, type }) => [name, typedValue(type, texts[name] ?? '')])
  const edited: Item = { ...item, ...Object.fromEntries(typed) }
  // Another dish is another recipe, which the server finds by name.
  if ('recipeName' in item && item.recipeName !== edited.recipeName) delete edited.recipeId
  // Fields that the item did not have and are still empty are left out.
  return Object.fromEntries(
    Object.entries(edited).filter(([name, value]) => name in item || !isEmpty(value)),
  )
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

function typedValue(type: CardField['type'], text: string): unknown {
  const trimmed = text.trim()
  if (type === 'flag') return trimmed === 'yes'
  if (type === 'list') {
    return trimmed
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  }
  if (trimmed === '') return null
  // An invalid number is sent as typed, and refused with a message.
  const count = Number(trimmed.replace(',', '.'))
  return type === 'number' && !Number.isNaN(count) ? count : trimmed
}
