/** The lists whose changes can be looked at, and what history calls the records in them. */
export const historyLists = [
  { entity: 'pantry', label: 'Pantry', recordTypes: ['pantry'] },
  { entity: 'recipes', label: 'Recipes', recordTypes: ['recipe'] },
  { entity: 'shopping', label: 'Shopping List', recordTypes: ['shopping', 'store'] },
  { entity: 'menu', label: 'Menu', recordTypes: ['mealEvent'] },
  {
    entity: 'family',
    label: 'Family',
    recordTypes: ['family-member-preference', 'whole-family-preference', 'knowledge'],
  },
] as const

export type HistoryEntity = (typeof historyLists)[number]['entity']

export const entriesShown = 50
export const mostEntries = 100

/** Of a change of many records so many are told one by one. */
export const recordsListed = 100
