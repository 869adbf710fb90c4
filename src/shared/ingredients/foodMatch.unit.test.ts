import { describe, expect, test } from 'vitest'
import { aliasKey, coverage, createFoodFinder, type FoodAliases } from './foodMatch.ts'

describe('the same food under two names', () => {
  test.for([
    ['onion', 'Onions'],
    ['red onion', 'onions, red'],
    ['tomatoes', 'fresh organic tomato'],
    ['large eggs', 'Eggs'],
    ['free-range eggs', 'eggs'],
    ['all-purpose flour', 'Flour'],
    ['plain flour', 'all-purpose flour'],
    ['spring onions', 'scallions'],
    ['aubergine', 'eggplant'],
    ['beef mince', 'ground beef'],
    ['unsalted butter', 'butter'],
    ['extra-virgin olive oil', 'olive oil'],
    ['garlic', 'garlic cloves'],
    ['fresh basil', 'basil leaves'],
    ['cheddar', 'cheddar cheese'],
    ['freshly ground black pepper', 'pepper'],
    ['kosher salt', 'salt'],
    ['salt & pepper', 'salt and pepper'],
    ['peppers', 'Bell peppers'],
    ['fresh peppers', 'peppers'],
    ['hot peppers', 'chilies'],
    ['boiling water', 'water'],
    ['boneless, skinless chicken breasts', 'chicken breast'],
    ['salmon fillets', 'salmon'],
    ['chicken broth', 'chicken stock'],
    ['Greek-style yoghurt', 'Greek yogurt'],
    ['white miso', 'Miso paste'],
    ['tahini paste', 'tahini'],
  ] as const)('%s and %s', ([food, name]) => {
    expect(coverage(food, name)).toBe('same')
    expect(coverage(name, food)).toBe('same')
  })
})

describe('what is more exact serves, never the reverse', () => {
  test.for([
    ['onion', 'red onion'],
    ['milk', 'whole milk'],
    ['cheese', 'cheddar'],
    ['cheese', 'goat cheese'],
    ['pasta', 'spaghetti'],
    ['rice', 'basmati rice'],
    ['rice', 'brown rice'],
    ['squash', 'butternut squash'],
    ['chicken', 'chicken thighs'],
    ['ketchup', 'Heinz tomato ketchup'],
    ['peas', 'frozen peas'],
    ['bread', 'sourdough bread'],
    ['oil', 'vegetable oil'],
    ['vinegar', 'red wine vinegar'],
    ['sugar', 'brown sugar'],
    ['lemon juice', 'lemons'],
    ['lime zest', 'limes'],
    ['egg yolks', 'eggs'],
    ['tomatoes', 'cherry tomatoes'],
    ['bell pepper', 'red bell pepper'],
    ['peppers', 'red pepper'],
    ['beans', 'black beans'],
    ['stock', 'chicken stock'],
  ] as const)('%s is covered by %s', ([food, name]) => {
    expect(coverage(food, name)).toBe('covers')
    expect(coverage(name, food)).toBeNull()
  })
})

describe('what only sounds like it', () => {
  test.for([
    ['milk', 'coconut milk'],
    ['milk', 'oat milk'],
    ['butter', 'peanut butter'],
    ['rice', 'rice vinegar'],
    ['chicken', 'chicken stock'],
    ['tomato', 'tomato paste'],
    ['tomato', 'canned tomatoes'],
    ['cream', 'ice cream'],
    ['cream', 'sour cream'],
    ['butter', 'butternut squash'],
    ['cheese', 'cream cheese'],
    ['flour', 'almond flour'],
    ['potatoes', 'sweet potatoes'],
    ['onion', 'spring onions'],
    ['onion', 'onion powder'],
    ['garlic', 'garlic powder'],
    ['egg', 'eggplant'],
    ['egg', 'egg noodles'],
    ['beans', 'green beans'],
    ['pepper', 'bell pepper'],
    ['pepper', 'peppers'],
    ['black pepper', 'Peppers'],
    ['chocolate', 'chocolate milk'],
    ['milk chocolate', 'chocolate milk'],
    ['water', 'coconut water'],
    ['apple', 'apple juice'],
    ['lemon juice', 'lemongrass'],
    ['ginger', 'ginger ale'],
    ['corn', 'cornstarch'],
    ['ham', 'hamburger'],
    ['salt', 'celery salt'],
    ['bread', 'breadcrumbs'],
    ['', 'milk'],
    ['milk', ''],
  ] as const)('%j and %j', ([food, name]) => {
    expect(coverage(food, name)).toBeNull()
    expect(coverage(name, food)).toBeNull()
  })
})

const aliases: FoodAliases = new Map([
  [aliasKey('Passata', 'tomato sauce'), 'same'],
  [aliasKey('onion', 'red onions'), 'not this'],
  [aliasKey('milk', 'oat milk'), 'same'],
])

test('what the household said wins, for these two names', () => {
  expect(coverage('passata', 'Tomato sauce', aliases)).toBe('same')
  expect(coverage('onions', 'red onion', aliases)).toBeNull()
  expect(coverage('onion', 'white onion', aliases)).toBe('covers')
  expect(coverage('milk', 'oat milk', aliases)).toBe('same')
  expect(coverage('oat milk', 'milk', aliases)).toBeNull()
})

test('what was said of peppers is not said of pepper', () => {
  const said: FoodAliases = new Map([[aliasKey('peppers', 'Paprika'), 'same']])
  expect(coverage('Peppers', 'paprika', said)).toBe('same')
  expect(coverage('pepper', 'paprika', said)).toBeNull()
})

test('among many names the same is found first', () => {
  const names = ['Red onions', 'Oat milk', 'Onion', 'Lemons', 'Cheddar', 'Chicken thighs']
  const find = createFoodFinder(names)
  expect(find('onions')).toEqual([
    { index: 2, coverage: 'same' },
    { index: 0, coverage: 'covers' },
  ])
  expect(find('red onion')).toEqual([{ index: 0, coverage: 'same' }])
  expect(find('lemon juice')).toEqual([{ index: 3, coverage: 'covers' }])
  expect(find('cheese')).toEqual([{ index: 4, coverage: 'covers' }])
  expect(find('chicken')).toEqual([{ index: 5, coverage: 'covers' }])
  expect(find('milk')).toEqual([])
  const taught = createFoodFinder(names, aliases)
  expect(taught('milk')).toEqual([{ index: 1, coverage: 'same' }])
  expect(taught('onion')).toEqual([{ index: 2, coverage: 'same' }])
})

test('each finds what comparing two by two finds', () => {
  const names =
    'milk|oat milk|red onion|onion|egg|lemon|cheddar|rice|basmati rice|salmon|salt'.split('|')
  for (const each of [undefined, aliases]) {
    const find = createFoodFinder(names, each)
    for (const food of [...names, 'cheese', 'lemon juice', 'egg white', 'salmon fillets']) {
      const pairs = names.flatMap((name, index) => {
        const how = coverage(food, name, each)
        return how ? [{ index, coverage: how }] : []
      })
      expect(find(food)).toHaveLength(pairs.length)
      expect(find(food)).toEqual(expect.arrayContaining(pairs))
    }
  }
})

test.for(['a ', '(', ', ', 'x', 'onion, '])('a million signs of %j are compared', (text) => {
  const name = text.repeat(1_000_000 / text.length)
  expect(() => coverage(name, name)).not.toThrow()
})
