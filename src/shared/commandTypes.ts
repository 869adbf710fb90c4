/** The record a command is about, by the specification's names and those added since. */
export type EntityKind =
  | 'pantry'
  | 'recipe'
  | 'shopping'
  | 'menu'
  | 'knowledge'
  | 'family-member-preference'
  | 'whole-family-preference'
  | 'cooking'

export type CommandAction = 'add' | 'update' | 'remove'

/**
 * Every command that a proposal may carry. Legacy ones are accepted, but no model is offered them.
 */
const described = {
  ADD_PANTRY_ITEMS_TEXT: { entity: 'pantry', action: 'add' },
  UPDATE_PANTRY_ITEMS_TEXT: { entity: 'pantry', action: 'update' },
  DELETE_PANTRY_ITEMS_TEXT: { entity: 'pantry', action: 'remove' },
  UPDATE_PANTRY_LIST: { entity: 'pantry', action: 'add', legacy: true },
  DELETE_FROM_PANTRY: { entity: 'pantry', action: 'remove', legacy: true },

  ADD_RECIPE_TEXT: { entity: 'recipe', action: 'add' },
  UPDATE_RECIPE_TEXT: { entity: 'recipe', action: 'update' },
  DELETE_RECIPE_TEXT: { entity: 'recipe', action: 'remove' },
  UPDATE_RECIPE_BOOK: { entity: 'recipe', action: 'add', legacy: true },
  DELETE_RECIPE: { entity: 'recipe', action: 'remove', legacy: true },

  ADD_SHOPPING_ITEMS_TEXT: { entity: 'shopping', action: 'add' },
  UPDATE_SHOPPING_ITEMS_TEXT: { entity: 'shopping', action: 'update' },
  DELETE_SHOPPING_ITEMS_TEXT: { entity: 'shopping', action: 'remove' },
  UPDATE_SHOPPING_LIST: { entity: 'shopping', action: 'add', legacy: true },
  DELETE_FROM_SHOPPING_LIST: { entity: 'shopping', action: 'remove', legacy: true },

  CREATE_MENU_TEXT: { entity: 'menu', action: 'add' },
  UPDATE_MENU_ITEM_TEXT: { entity: 'menu', action: 'update' },
  DELETE_MENU_ITEM_TEXT: { entity: 'menu', action: 'remove' },
  MENU: { entity: 'menu', action: 'add', legacy: true },

  ADD_KNOWLEDGE_ITEM_TEXT: { entity: 'knowledge', action: 'add' },
  UPDATE_KNOWLEDGE_ITEM_TEXT: { entity: 'knowledge', action: 'update' },
  DELETE_KNOWLEDGE_ITEM_TEXT: { entity: 'knowledge', action: 'remove' },

  ADD_FAMILY_MEMBER_PREFERENCE_TEXT: { entity: 'family-member-preference', action: 'add' },
  UPDATE_FAMILY_MEMBER_PREFERENCE_TEXT: { entity: 'family-member-preference', action: 'update' },
  DELETE_FAMILY_MEMBER_PREFERENCE_TEXT: { entity: 'family-member-preference', action: 'remove' },
  UPDATE_FAMILY_PREFERENCES: { entity: 'family-member-preference', action: 'add', legacy: true },

  ADD_WHOLE_FAMILY_PREFERENCE_TEXT: { entity: 'whole-family-preference', action: 'add' },
  UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT: { entity: 'whole-family-preference', action: 'update' },
  DELETE_WHOLE_FAMILY_PREFERENCE_TEXT: { entity: 'whole-family-preference', action: 'remove' },

  RECORD_COOKED_MEAL_TEXT: { entity: 'cooking', action: 'add' },
} as const satisfies Record<string, { entity: EntityKind; action: CommandAction; legacy?: true }>

export type CommandType = keyof typeof described

type Described = { entity: EntityKind; action: CommandAction; legacy?: true }

export const commandTypes: Readonly<Record<CommandType, Described>> = described

export const isCommandType = (type: string): type is CommandType => Object.hasOwn(described, type)

export const entityOf = (type: string): EntityKind | 'unknown' =>
  isCommandType(type) ? described[type].entity : 'unknown'
