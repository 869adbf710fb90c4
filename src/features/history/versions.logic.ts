/** The lists whose changes can be looked at, and what history calls the records in them. */
export const historyLists = [
  { entity: 'pantry', label: 'Pantry', kinds: ['pantry'] },
  { entity: 'recipes', label: 'Recipes', kinds: ['recipe'] },
  { entity: 'shopping', label: 'Shopping List', kinds: ['shopping', 'store'] },
  { entity: 'menu', label: 'Menu', kinds: ['mealEvent'] },
  {
    entity: 'family',
    label: 'Family',
    kinds: ['family-member-preference', 'whole-family-preference', 'knowledge'],
  },
] as const

export type HistoryEntity = (typeof historyLists)[number]['entity']

export const entriesShown = 50
export const mostEntries = 100

/** Of a change of many records so many are told one by one. */
export const recordsListed = 100
