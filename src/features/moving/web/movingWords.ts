import type { Move } from '../moving.logic.ts'

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** What comes with the recipes: '12 pictures, 3 ratings'. */
export const recipeExtras = ({ pictures, ratings, notes }: Move): string =>
  [
    pictures > 0 && counted(pictures, 'picture'),
    ratings > 0 && counted(ratings, 'rating'),
    notes > 0 && `${counted(notes, 'recipe')} with notes`,
  ]
    .filter(Boolean)
    .join(', ')
