import { describe, expect, test } from 'vitest'
import { quantityOf } from '#shared/ingredients/amountsInKitchen.ts'
import { converted } from '#shared/ingredients/units.ts'
import { dice } from '#test/dice.ts'
import { boughtText, neededText } from './boughtAmounts.logic.ts'
import type { DayLinesInput } from './coverDays.logic.ts'
import { linesFor } from './dayLines.logic.ts'
import { type DayMeal, needsOfMeals } from './dayNeeds.logic.ts'

const today = '2026-11-14'

const mealOf = (ingredients: string, given: Partial<DayMeal> = {}): DayMeal => ({
  mealId: 1,
  date: today,
  title: 'Dish',
  factor: 1,
  recipe: { id: 1, ingredients },
  ...given,
})

const stock = (name: string, quantity: string, id = 1) => ({
  id,
  name,
  quantity,
  location: 'Pantry',
  expiresOn: null,
})

const lines = (meals: DayMeal[], kitchen: Partial<DayLinesInput> = {}) =>
  linesFor(needsOfMeals(meals)?.needs ?? [], {
    today,
    pantry: [],
    shopping: [],
    usual: [],
    ...kitchen,
  })

const said = (meals: DayMeal[], kitchen?: Partial<DayLinesInput>) =>
  lines(meals, kitchen).map(({ name, quantity, isStocked }) => {
    const text = [name, quantity].filter(Boolean).join(' ')
    return isStocked ? `(${text})` : text
  })

describe('merging', () => {
  test.for([
    ['1 onion\n2 onions', ['Onions 3']],
    ['2 scallions\n3 spring onions', ['Spring onions 5']],
    ['1 cup milk\n½ cup milk', ['Milk 1 carton']],
    ['2 cups stock\n1 can stock', ['Stock 2 cups + 1 can']],
    ['1 lb beef\n8 oz beef', ['Beef 1½ lb']],
    ['2 tbsp butter\n100 g butter', ['Butter 130 g']],
    ['½ onion', ['Onion 1']],
    ['1.19 lb beef', ['Beef 1¼ lb']],
    ['3 tsp soy sauce\n200 ml soy sauce', ['Soy sauce 1 bottle']],
    [
      '2 x 400g tins tomatoes\n1 400g tin tomatoes\n3 tomatoes',
      ['Tomatoes 3 tins (400 g)', 'Tomatoes 3'],
    ],
    ['1 egg\n1 dozen eggs', ['Eggs 13']],
    ['Basil\n10 basil leaves', ['Basil leaves 10']],
    ['For the sauce:\n½ cup water\n1 lime', ['Lime 1']],
  ] as const)('%j', ([ingredients, expected]) => {
    expect(said([mealOf(ingredients)])).toEqual(expected)
  })

  test('a meal for more needs more, and reads so', () => {
    const [line] = lines([mealOf('1 onion'), mealOf('1 onion', { mealId: 2, factor: 3 })])
    expect(line).toMatchObject({ name: 'Onions', quantity: '4' })
    expect(line?.why.map((reason) => reason.line)).toEqual(['1 onion', '3 onions'])
  })

  test('what is too much is not read at all', () => {
    const meals = Array.from({ length: 200 }, () => mealOf('1 egg\n'.repeat(26)))
    expect(needsOfMeals(meals)).toBeUndefined()
  })

  test('a hostile line of a million signs is read', () => {
    const meals = ['1/'.repeat(500_000), `${'a, '.repeat(333_000)} 1 (`].map((line) => mealOf(line))
    expect(said(meals)).toHaveLength(1)
  })
})

describe('what is at home', () => {
  test.for([
    ['4 carrots', '3', 'Carrots 1'],
    ['4 carrots', '½ dozen', '(Carrots 4)'],
    ['1 lb carrots', '450 g', '(Carrots 1 lb)'],
    ['20 carrots', '19', 'Carrots 1'],
    ['1 kg carrots', '1 lb', 'Carrots 550 g'],
    ['4 carrots', 'some', 'Carrots 4'],
    ['2 tbsp carrots', 'some', '(Carrots 2 tbsp)'],
    ['Carrots', 'some', '(Carrots)'],
    ['2 tins carrots', '800 g', 'Carrots 2 tins'],
    ['2 x 400 g tins lentils', '800 g', '(Lentils 2 tins (400 g))'],
  ] as const)('%s, of which there is %s', ([line, quantity, expected]) => {
    expect(
      said([mealOf(line)], { pantry: [stock('Carrots', quantity), stock('Lentils', quantity, 2)] }),
    ).toEqual([expected])
  })

  test.for([
    ['Tomatoes', '2 cans', ['(Diced tomatoes 1 can)', 'Tomatoes 2']],
    ['Canned tomatoes', '2 cans', ['(Diced tomatoes 1 can)', 'Tomatoes 2']],
    ['Tomatoes', '5', ['Diced tomatoes 1 can', '(Tomatoes 2)']],
  ] as const)('tins are no fresh ones: %s, %s', ([name, quantity, expected]) => {
    const pantry = [stock(name, quantity)]
    expect(said([mealOf('1 can diced tomatoes\n2 tomatoes')], { pantry })).toEqual(expected)
  })

  test.for([
    ['4 peppers', 'Peppers 2'],
    ['3 peppers, sliced', 'Peppers 1'],
    ['1 pepper, chopped', '(Peppers 1)'],
    ['3 large peppers\n1 pepper', 'Peppers 2'],
    ['2 hot peppers', 'Hot peppers 2'],
    ['Pepper', '(Pepper)'],
    ['1 tsp pepper', '(Pepper 1 jar)'],
    ['freshly ground pepper', '(Pepper)'],
    ['Salt & pepper', '(Salt & pepper)'],
  ] as const)('peppers are no pepper, which is always there: %s', ([line, expected]) => {
    expect(said([mealOf(line)], { pantry: [stock('Bell peppers', '2')] })).toEqual([expected])
    expect(said([mealOf(line)], { pantry: [stock('peppers', '2')] })).toEqual([expected])
  })

  test('what is gone is not there for a line without an amount', () => {
    const pantry = [stock('Basil', '1 bunch')]
    expect(said([mealOf('1 bunch basil\nBasil')], { pantry })).toEqual(['Basil'])
  })
})

/** In pieces or grams. */
const amountOf = (text: string | null, unit: string | null) => {
  const quantity = text === null ? null : quantityOf(text)
  return (quantity && converted(quantity, unit)) ?? 0
}

test.for([1, 2, 3, 4, 5, 6, 7, 8])('list and pantry conserve amounts (%d)', (seed) => {
  const roll = dice(seed)
  const foods = [
    { food: 'eggs', unit: null, amounts: ['1', '3', '12', '1 dozen', '20'] },
    { food: 'lentils', unit: 'g', amounts: ['50 g', '300 g', '1 kg', '8 oz', '1 lb'] },
    { food: 'red lentils', unit: 'g', amounts: ['100 g', '2 lb'] },
  ] as const
  const some = (most: number) =>
    Array.from({ length: roll(most) }, (_, n) => {
      const { food, unit, amounts } = foods[roll(foods.length)] ?? foods[0]
      return { id: n + 1, food, unit, amount: amounts[roll(amounts.length)] ?? '1' }
    })
  for (let round = 0; round < 40; round += 1) {
    const [needs, home, listed] = [some(8), some(6), some(4)]
    const found = lines(
      needs.map(({ amount, food }, mealId) =>
        mealOf(`${amount} ${food}`, {
          mealId,
          recipe: { id: mealId, ingredients: `${amount} ${food}` },
        }),
      ),
      {
        pantry: home.map(({ id, food, amount }) => stock(food, amount, id)),
        shopping: listed.map(({ id, food, amount }) => ({
          id,
          name: food,
          quantity: amount,
          isCompleted: false,
        })),
      },
    )
    const total = (list: readonly { unit: string | null; amount: string }[], unit: string | null) =>
      list
        .filter((each) => each.unit === unit)
        .reduce((sum, { amount }) => sum + amountOf(amount, unit), 0)
    for (const { id, unit, amount } of home) {
      const taken = found.flatMap(({ minus }) => minus.filter((each) => each.id === id))
      const sum = taken.reduce((all, { quantity }) => all + amountOf(quantity, unit), 0)
      expect(sum).toBeLessThanOrEqual(amountOf(amount, unit) * 1.01)
    }
    for (const unit of [null, 'g']) {
      const own = found.filter(({ food }) => (food === 'eggs') === (unit === null))
      const sumOf = (read: (line: (typeof own)[number]) => number) =>
        own.reduce((sum, line) => sum + read(line), 0)
      const needed = sumOf((line) => amountOf(line.needed, unit))
      const taken = sumOf(({ minus }) =>
        minus.reduce((sum, { quantity }) => sum + amountOf(quantity, unit), 0),
      )
      const bought = sumOf((line) => (line.isStocked ? 0 : amountOf(line.quantity, unit)))
      const slack = unit === null ? 0 : 0.07 * needed + 10
      expect(Math.abs(needed - total(needs, unit))).toBeLessThanOrEqual(slack)
      // Nothing is taken, or bought, beyond what is needed, and nothing is missing.
      expect(taken + bought).toBeLessThanOrEqual(needed + slack)
      expect(taken + bought + total(listed, unit)).toBeGreaterThanOrEqual(needed - slack)
    }
  }
})

describe('amounts as people buy them', () => {
  test.for([
    [1.67, null, '2'],
    [2.03, null, '2'],
    [0.02, null, '1'],
    [1.2, 'can', '2 cans'],
    [1 / 3, 'cup', '⅓ cup'],
    [6, 'tsp', '2 tbsp'],
    [8, 'tbsp', '½ cup'],
    [551, 'g', '555 g'],
    [40, 'oz', '2½ lb'],
    [0.53, 'lb', '¾ lb'],
    [1.24, 'kg', '1.24 kg'],
  ] as const)('%d %s: %s', ([amount, unit, expected]) => {
    expect(boughtText([{ amount, unit }], { food: 'onion' })).toBe(expected)
  })

  test.for([
    ['brown sugar', 0.75, 'cup', '1 bag'],
    ['chia seeds', 1, 'tbsp', '1 bag'],
    ['flour', 3, 'cup', '3 cups'],
    ['flour', 500, 'g', '500 g'],
    ['fish sauce', 2, 'cup', '2 cups'],
    ['buttermilk', 2, 'cup', '1 carton'],
    ['vegetable broth', 6, 'cup', '2 cartons'],
    ['coconut milk', 2, 'cup', '2 cups'],
    ['heavy cream', 200, 'ml', '1 carton'],
    ['heavy cream', 400, 'ml', '2 cartons'],
    ['Greek yogurt', 3, 'cup', '2 tubs'],
    ['red cabbage', 6, 'cup', '2 heads'],
    ['plain yogurt', 0.5, 'cup', '1 tub'],
    ['feta', 0.5, 'cup', '1 block'],
    ['Parmesan', 0.5, 'cup', '1 piece'],
    ['mozzarella', 8, 'oz', '8 oz'],
    ['mushrooms', 32 / 3, 'oz', '11 oz'],
    ['frozen peas', 4 / 3, 'cup', '1 bag'],
    ['frozen peas', 4, 'cup', '2 bags'],
    ['dried wakame', 1, 'tbsp', '1 pack'],
    ['red cabbage', 2, 'cup', '1 head'],
    ['red cabbage', 1, null, '1'],
    ['parsley', 2, 'tbsp', '1 bunch'],
    ['Thai basil leaves', 2, 'cup', '2 cups'],
    ['basil', 1, 'tsp', '1 tsp'],
    ['dried basil', 2, 'tbsp', '2 tbsp'],
    ['bay leaves', 2, null, '1 jar'],
    ['tomato sauce', 4, 'cup', '2 jars'],
  ] as const)('of %s, %d %s: %s', ([food, amount, unit, expected]) => {
    expect(boughtText([{ amount, unit }], { food })).toBe(expected)
  })

  test.for([
    [13, 'tbsp', '13 tbsp'],
    [12, 'tbsp', '¾ cup'],
  ] as const)('needed: %d %s is %s', ([amount, unit, expected]) => {
    expect(neededText([{ amount, unit }])).toBe(expected)
  })

  test('of nothing there is nothing to say', () => {
    expect([boughtText([], { food: 'onion' }), neededText([])]).toEqual([null, null])
  })
})
