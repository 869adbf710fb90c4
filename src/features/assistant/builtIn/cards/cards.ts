import type { CommandType } from '#features/cards.logic.ts'
import type { Builder, Reading } from '../reading.ts'
import type { Said } from '../spans/said.ts'
import { cancelMeals } from './meals/cancel.ts'
import { changeMeals, replaced } from './meals/change.ts'
import { recordCooked } from './meals/cooked.ts'
import { planMeals } from './meals/plan.ts'
import { addNote, addRule, changeNote, removeNote, removeRule } from './notes/knowledgeNotes.ts'
import { addPreference } from './people/addPreference.ts'
import { removePreference } from './people/removePreference.ts'
import { addRecipe } from './recipes/addRecipe.ts'
import { changeRecipe, removeRecipe } from './recipes/changeRecipe.ts'
import { changeInPantry, takeFromPantry } from './things/pantry.ts'
import { addToList, changeOnList, takeOffList } from './things/shopping.ts'
import { stock } from './things/stock.ts'

/**
 * An intent makes its cards from spans that the tagger gave its role, or from the words of its
 * clauses. It was chosen already: whatever the words are, they are read as one.
 */
type Intent =
  | {
      role: string
      build: (said: Said) => Reading /** Whether it needs a thing or a dish. */
      isNamed?: true
    }
  | { read: Builder }

export const intents: Partial<Record<CommandType, Intent>> = {
  ADD_SHOPPING_ITEMS_TEXT: { role: 'S+', build: addToList, isNamed: true },
  UPDATE_SHOPPING_ITEMS_TEXT: { role: 'S~', build: changeOnList, isNamed: true },
  DELETE_SHOPPING_ITEMS_TEXT: { role: 'S-', build: takeOffList, isNamed: true },
  ADD_PANTRY_ITEMS_TEXT: { role: 'P+', build: stock, isNamed: true },
  UPDATE_PANTRY_ITEMS_TEXT: { role: 'P~', build: changeInPantry, isNamed: true },
  DELETE_PANTRY_ITEMS_TEXT: { role: 'P-', build: takeFromPantry, isNamed: true },
  CREATE_MENU_TEXT: {
    role: 'M+',
    build: (said) => replaced(said) ?? planMeals(said),
    isNamed: true,
  },
  UPDATE_MENU_ITEM_TEXT: { role: 'M~', build: changeMeals },
  DELETE_MENU_ITEM_TEXT: { role: 'M-', build: cancelMeals },
  RECORD_COOKED_MEAL_TEXT: { role: 'C+', build: recordCooked, isNamed: true },
  ADD_FAMILY_MEMBER_PREFERENCE_TEXT: { read: addPreference },
  DELETE_FAMILY_MEMBER_PREFERENCE_TEXT: { read: removePreference },
  ADD_WHOLE_FAMILY_PREFERENCE_TEXT: { read: addRule },
  DELETE_WHOLE_FAMILY_PREFERENCE_TEXT: { read: removeRule },
  ADD_KNOWLEDGE_ITEM_TEXT: { read: addNote },
  UPDATE_KNOWLEDGE_ITEM_TEXT: { read: changeNote },
  DELETE_KNOWLEDGE_ITEM_TEXT: { read: removeNote },
  ADD_RECIPE_TEXT: { read: addRecipe },
  UPDATE_RECIPE_TEXT: { read: changeRecipe },
  DELETE_RECIPE_TEXT: { read: removeRecipe },
}
