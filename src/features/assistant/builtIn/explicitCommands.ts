import { type CommandType, isCommandType, knownCommand } from '#features/cards.logic.ts'
import type { ProposedCommand } from '../turn.ts'

/** The fields of one item in the order in which they are written: 'Milk - 1 gallon - Dairy - Fridge'. */
const orders: Partial<Record<CommandType, readonly string[]>> = {
  ADD_PANTRY_ITEMS_TEXT: ['name', 'quantity', 'category', 'location', 'expiryDate', 'notes'],
  ADD_SHOPPING_ITEMS_TEXT: ['name', 'quantity', 'category', 'store', 'priority', 'notes'],
  ADD_RECIPE_TEXT: ['title', 'ingredients', 'instructions'],
  CREATE_MENU_TEXT: ['date', 'time', 'mealType', 'recipeName', 'notes'],
  DELETE_MENU_ITEM_TEXT: ['date', 'mealType', 'recipeName'],
  RECORD_COOKED_MEAL_TEXT: ['recipeName', 'date', 'leftovers', 'notes'],
  ADD_KNOWLEDGE_ITEM_TEXT: ['vaultName', 'name', 'content'],
  DELETE_KNOWLEDGE_ITEM_TEXT: ['vaultName', 'name'],
  ADD_FAMILY_MEMBER_PREFERENCE_TEXT: ['name', 'keyGoalsAndLimits', 'likes', 'dislikes', 'role'],
  ADD_WHOLE_FAMILY_PREFERENCE_TEXT: ['name', 'description', 'value'],
}

const sameOrder: Partial<Record<CommandType, CommandType>> = {
  UPDATE_PANTRY_LIST: 'ADD_PANTRY_ITEMS_TEXT',
  UPDATE_SHOPPING_LIST: 'ADD_SHOPPING_ITEMS_TEXT',
  UPDATE_RECIPE_BOOK: 'ADD_RECIPE_TEXT',
  MENU: 'CREATE_MENU_TEXT',
  UPDATE_FAMILY_PREFERENCES: 'ADD_FAMILY_MEMBER_PREFERENCE_TEXT',
}

/** What an added item needs and a short line leaves out. */
const defaults: Partial<Record<CommandType, Readonly<Record<string, string>>>> = {
  ADD_PANTRY_ITEMS_TEXT: { quantity: '1', category: 'Other', location: 'Pantry' },
  ADD_SHOPPING_ITEMS_TEXT: { quantity: '1' },
  CREATE_MENU_TEXT: {},
  ADD_FAMILY_MEMBER_PREFERENCE_TEXT: { keyGoalsAndLimits: '', likes: '', dislikes: '' },
  ADD_WHOLE_FAMILY_PREFERENCE_TEXT: { description: '', value: '' },
}

const longestText = 50_000
const mostCommands = 30
const mostItems = 100

const line = /^\s*(?:[-*•]\s*)?([A-Z][A-Z_]{3,60})\s*:\s*(.*)$/

function fromJson(text: string): unknown[] | null {
  if (!/^[[{"]/.test(text)) return null
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : [value]
  } catch {
    return null
  }
}

function fromLine(type: CommandType, text: string): unknown {
  const alike = sameOrder[type] ?? type
  const order = orders[alike]
  if (!order) return undefined
  const values = text.split(/\s+[-–|]\s+/)
  const given = order.flatMap((field, n): [string, string][] => {
    // What is left over belongs to the last field.
    const value = n === order.length - 1 ? values.slice(n).join(' - ') : values[n]
    return value?.trim() ? [[field, value.trim()]] : []
  })
  return given.length > 0 ? { ...defaults[alike], ...Object.fromEntries(given) } : undefined
}

/** Removals that name their items: 'Milk, Eggs'. Those of meals and notes have fields. */
const isNamed = (type: CommandType) => knownCommand(type)?.action === 'remove' && !orders[type]

function itemsOf(type: CommandType, text: string): unknown[] {
  const json = fromJson(text)
  if (json) return json.slice(0, mostItems)
  if (/^[[{]/.test(text)) return []
  if (isNamed(type)) {
    // A comma in brackets belongs to the name: 'Milk (1 gallon, Fridge)'.
    return text
      .split(/[,;](?![^(]*\))/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .slice(0, mostItems)
  }
  // An update needs the record's id, which only JSON can say.
  if (knownCommand(type)?.action === 'update') return []
  return text
    .split(';')
    .map((each) => fromLine(type, each.trim()))
    .filter((item) => item !== undefined)
    .slice(0, mostItems)
}

/** Commands that are written out, one a line. Nothing else in the text becomes one. */
export function parseExplicitCommands(text: string): ProposedCommand[] {
  const commands: ProposedCommand[] = []
  for (const each of text.slice(0, longestText).split('\n')) {
    const [, type = '', content = ''] = line.exec(each) ?? []
    if (!isCommandType(type) || commands.length >= mostCommands) continue
    const items = itemsOf(type, content.trim())
    if (items.length > 0) commands.push({ type, items })
  }
  return commands
}
