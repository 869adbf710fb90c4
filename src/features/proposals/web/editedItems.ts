import { commandTypes, type EntityKind, isCommandType } from '#shared/commandTypes.ts'
import { fieldLabel } from '#shared/fieldLabel.ts'
import type { Proposal } from '../proposals.contract.ts'

export type EditedField = {
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

const field = (name: string, label: string, type: EditedField['type'] = 'text'): EditedField => ({
  name,
  label,
  type,
})

const fieldsOfEntity: Record<EntityKind, readonly EditedField[]> = {
  pantry: [
    field('name', 'Name'),
    field('quantity', 'Quantity'),
    field('category', 'Category', 'category'),
    field('location', 'Location', 'location'),
    field('expiryDate', 'Expiry date'),
    field('notes', 'Notes'),
  ],
  shopping: [
    field('name', 'Item name'),
    field('quantity', 'Quantity'),
    field('category', 'Category', 'aisle'),
    field('store', 'Store'),
    field('priority', 'Priority', 'priority'),
    field('notes', 'Notes'),
  ],
  recipe: [
    field('title', 'Recipe title'),
    field('ingredients', 'Ingredients', 'lines'),
    field('instructions', 'Instructions', 'lines'),
    field('servings', 'Servings'),
    field('tags', 'Tags', 'list'),
  ],
  menu: [
    field('recipeName', 'Dish'),
    field('date', 'Date', 'date'),
    field('time', 'Time', 'time'),
    field('mealType', 'Meal type'),
    field('attendees', 'Who eats', 'list'),
    field('notes', 'Notes'),
  ],
  knowledge: [
    field('vaultName', 'Topic'),
    field('name', 'Name'),
    field('content', 'Content', 'lines'),
  ],
  'family-member-preference': [
    field('name', 'Name'),
    field('keyGoalsAndLimits', 'Key goals and limits', 'lines'),
    field('likes', 'Likes', 'lines'),
    field('dislikes', 'Dislikes', 'lines'),
  ],
  'whole-family-preference': [
    field('name', 'Name'),
    field('description', 'Description', 'lines'),
    field('value', 'Value'),
  ],
  cooking: [
    field('recipeName', 'Dish'),
    field('date', 'Day', 'date'),
    field('servings', 'Servings', 'number'),
    field('leftovers', 'Leftovers'),
    field('used', 'What is left, one a line (Carrots: 2 lb)', 'lines'),
    field('toBuy', 'To buy', 'list'),
    field('ratings', 'Stars, one a line (Maya: 5)', 'lines'),
    field('notes', 'Notes'),
  ],
}

type Item = Record<string, unknown>

const isItem = (item: unknown): item is Item =>
  item !== null && typeof item === 'object' && !Array.isArray(item)

/** All fields for an add; for others only those that the item has. */
export function fieldsOf({ commandType }: Proposal, item: unknown): readonly EditedField[] {
  if (!isItem(item) || !isCommandType(commandType)) return [field('name', 'Name')]
  const { entity, action } = commandTypes[commandType]
  const known = fieldsOfEntity[entity]
  if (action === 'add') return known
  return Object.keys(item)
    .filter((name) => name !== 'id' && name !== 'recipeId' && item[name] !== null)
    .map((name) => known.find((each) => each.name === name) ?? unknownField(name, item[name]))
}

function unknownField(name: string, value: unknown): EditedField {
  const label = fieldLabel(name)
  const capitalised = label.charAt(0).toUpperCase() + label.slice(1)
  if (typeof value === 'boolean') return field(name, capitalised, 'flag')
  return field(name, capitalised, Array.isArray(value) ? 'list' : 'text')
}

/** Input values: always text, even for numbers and lists. */
export type EditedTexts = Record<string, string>

export function textsOf(item: unknown, fields: readonly EditedField[]): EditedTexts {
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
export function itemOf(item: unknown, fields: readonly EditedField[], texts: EditedTexts): unknown {
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

function typedValue(type: EditedField['type'], text: string): unknown {
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
