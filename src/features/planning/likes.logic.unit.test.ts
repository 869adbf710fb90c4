import { expect, test } from 'vitest'
import { isLiked, readLike } from './likes.logic.ts'
import { dish } from './planInput.factory.ts'

test.for([
  ['Pasta with pesto', 'Penne with roasted tomatoes', 'penne\ntomatoes', false],
  ['Pasta with pesto', 'Pesto penne', 'penne\npesto', true],
  ['Pasta with pesto', 'Green pasta', 'penne\n3 tbsp pesto', true],
  ['Tofu bowls', 'Tofu stir-fry', 'tofu', false],
  ['Tofu bowls', 'Crispy tofu bowl', 'tofu', true],
  ['Any soup', 'Lentil soup', 'lentils', true],
  ['Carrots, raw', 'Carrot curry', 'carrots', true],
  ['Salmon or tuna', 'Tuna pasta', 'tuna', true],
  ['Soup but no cream', 'Lentil soup', 'lentils', true],
  ['Shrimp', 'Seafood pasta', 'penne', false],
  ['Anything from the grill', 'Lentil soup', 'lentils', false],
  ['Tacos', 'Fish tacos', 'fish', true],
] as const)('%s: %s with %j', ([like, title, ingredients, expected]) => {
  expect(isLiked(dish(1, title, { ingredients }), readLike(like))).toBe(expected)
})
