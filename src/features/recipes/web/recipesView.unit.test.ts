import { expect, test } from 'vitest'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { searchFor } from '#shared/search.ts'
import { newRecipe } from '../recipes.contract.ts'
import { inColumns, textsOf } from './book/recipesView.ts'

const traybake = {
  ...newRecipe(recipe({ notes: 'Grandma’s', ingredients: '8 thighs' })),
  id: 1,
  version: 1,
  createdAt: '',
  updatedAt: '',
}

const found = (search: string) => searchFor(search).matches([traybake], textsOf)

test.each(['', '  ', 'LEMON', 'soft pot', 'mediterr', 'one-pan', 'weeknight chicken'])(
  'search finds %j in title, description, cuisine and tags',
  (search) => expect(found(search)).toEqual([traybake]),
)

test('search finds what a recipe is made of', () => {
  expect(found('thigh')).toEqual([traybake])
})

test.each(['thighs and', 'grandma', '425', 'lemon tacos'])('search does not find %j', (search) =>
  expect(found(search)).toEqual([]),
)

test('columns are filled in turn', () => {
  expect(inColumns([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 3, 5],
    [2, 4],
  ])
  expect(inColumns([1, 2], 1)).toEqual([[1, 2]])
})
