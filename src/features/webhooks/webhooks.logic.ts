/** The lists that a webhook can be told of, as a family calls them. */
export const listNames: Record<string, string> = {
  recipes: 'Recipes',
  pantry: 'Pantry',
  shopping: 'Shopping List',
  meals: 'Menu',
  dishIdeas: 'Dishes without a day',
  cookings: 'Cooked meals',
  family: 'Family',
  'whole-family': 'Rules for everyone',
  knowledge: 'Household knowledge',
  'food-matches': 'Same foods',
}
