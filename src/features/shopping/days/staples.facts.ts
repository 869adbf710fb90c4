import { comparedName } from '#shared/ingredients/foodMatch.ts'

/** What most kitchens have, without writing it down. */
const staples = new Set(
  'salt|pepper|salt and pepper|salt and black pepper|sugar|flour|oil|olive oil|vegetable oil|canola oil|sunflower oil|cooking oil|neutral oil|cooking spray|baking soda|baking powder'
    .split('|')
    .map((name) => comparedName(name).words.join(' ')),
)

export const isStaple = (words: readonly string[]): boolean => staples.has(words.join(' '))
