/** What other programs' files and servers hold beside recipes, before it is fitted to our lists. */

export type FoundRating = { name: string; stars: number }

type FoundPantryItem = {
  name: string
  quantity: string
  category: string
  location: string
  expiryDate: string
  notes: string
}

type FoundShoppingItem = {
  name: string
  quantity: string
  category: string
  store: string
  notes: string
  isCompleted: boolean
  priority?: string
  addedBy?: string
}

/** `recipe` is the other program's id of the dish's recipe; '' for a dish without one. */
type FoundDish = { title: string; recipe: string; servings: number | null; notes: string }

type FoundMeal = FoundDish & { date: string; time: string; mealType: string }

/** `at` is a day, or a moment in UTC. */
export type FoundCooked = FoundDish & { at: string; ratings: FoundRating[] }

export type FoundLists = {
  pantry: FoundPantryItem[]
  shopping: FoundShoppingItem[]
  menu: FoundMeal[]
  cooked: FoundCooked[]
}

/** What is not brought along, with the reason for a person. */
export type LeftOut = { what: string; count: number; why: string }

export const noLists = (): FoundLists => ({ pantry: [], shopping: [], menu: [], cooked: [] })

export const leaves = (what: string, count: number, why: string): LeftOut[] =>
  count > 0 ? [{ what, count, why }] : []

export const isEmptyLists = (lists: FoundLists): boolean =>
  Object.values(lists).every((list) => list.length === 0)
