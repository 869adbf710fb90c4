import { describe, expect, test } from 'vitest'
import { otherAmount } from './otherAmount.ts'

describe('in metric units', () => {
  test.for([
    // Weighed where the density is known, poured where it is not or where it is like water.
    ['1 cup flour', '125 g'],
    ['1 1/2 cups all-purpose flour, sifted', '190 g'],
    ['½ cup sugar', '100 g'],
    ['1 cup chopped walnuts', '240 ml'],
    ['2 cups milk', '480 ml'],
    ['⅔ cup olive oil', '160 ml'],
    ['1 cup butter, softened', '225 g'],
    ['1 gallon water', '3.8 l'],
    ['1 quart chicken stock', '960 ml'],
    ['2-3 cups vegetable stock', '480–720 ml'],
    // By weight.
    ['1 lb ground beef', '450 g'],
    ['2 lb potatoes', '900 g'],
    ['3 lb chicken thighs', '1.35 kg'],
    ['8 oz mushrooms', '225 g'],
    ['1 (14 oz) can tomatoes', '400 g'],
    ['2 (14 oz) cans tomatoes', '2 × 400 g'],
    ['1 can crushed tomatoes (28 oz)', '800 g'],
    ['2 cans kidney beans (15 oz), drained', '2 × 430 g'],
    ['1 inch ginger', '2.5 cm'],
    ['4 tbsp butter', '55 g'],
    // Spoons are in every kitchen; the rest is not measured, or said already.
    ['2 tbsp olive oil', null],
    ['1 tsp salt', null],
    ['3 eggs', null],
    ['2 onions (red)', null],
    ['1 clove garlic', null],
    ['250 g flour', null],
    ['1 cup (240 ml) milk', null],
    ['1 cup/125g flour', null],
    ['Salt', null],
    ['', null],
  ] as const)('%s is %s', ([line, other]) => {
    expect(otherAmount(line, 'metric')).toBe(other)
  })
})

describe('in American units', () => {
  test.for([
    ['125 g flour', '1 cup'],
    ['200 g sugar', '1 cup'],
    ['30 g butter', '2 tbsp'],
    ['250 ml milk', '1 cup'],
    ['1 l chicken stock', '4¼ cups'],
    ['500 g minced beef', '18 oz'],
    ['1 kg potatoes', '2¼ lb'],
    ['400g tin chopped tomatoes', '14 oz'],
    ['5 ml vanilla', '1 tsp'],
    ['2 tbsp olive oil', null],
    ['1 cup rice', null],
    ['100 g/4 oz bacon', null],
  ] as const)('%s is %s', ([line, other]) => {
    expect(otherAmount(line, 'US')).toBe(other)
  })
})
