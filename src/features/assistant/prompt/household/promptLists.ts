import type { Household } from '../../household.queries.ts'

/** The lists in a prompt, by their keys in the household. */
export const listNames = [
  'members',
  'wholeFamily',
  'meals',
  'pantry',
  'shopping',
  'recipes',
  'knowledge',
] as const satisfies readonly (keyof Household)[]

export type ListName = (typeof listNames)[number]

export type RecordOf<Name extends ListName> = Household[Name][number]

export const headings: Record<ListName, string> = {
  members: 'Family members',
  wholeFamily: 'Rules of the whole family',
  meals: 'Menu, from two weeks back to five weeks ahead',
  pantry: 'Pantry',
  shopping: 'Shopping list',
  recipes: 'Recipes',
  knowledge: 'Household knowledge',
}
