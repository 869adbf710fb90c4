import { describe, expect, test } from 'vitest'
import { readItemLine } from './itemLine.ts'

const read = (text: string) =>
  readItemLine(text).items.map(({ name, quantity }) => (quantity ? `${quantity} | ${name}` : name))

test.for([
  ['2 lb carrots', '2 lb | Carrots'],
  ['eggs x2', '2 | Eggs'],
  ['milk (1 gallon)', '1 gallon | Milk'],
  ['12 eggs', '12 | Eggs'],
  ['½ kg flour', '½ kg | Flour'],
  ['1 1/2 cups rice', '1 1/2 cups | Rice'],
  ['2-3 limes', '2-3 | Limes'],
  ['500g butter', '500 g | Butter'],
  ['3 x 400 g tomatoes', '3 x 400 g | Tomatoes'],
  ['3x400g canned tomatoes', '3 x 400 g | Canned tomatoes'],
  ['a dozen eggs', '1 dozen | Eggs'],
  ['1,5 kg potatoes', '1,5 kg | Potatoes'],
  ['mac and cheese', 'Mac and cheese'],
  ['some cheese', 'Cheese'],
  ['half and half', 'Half and half'],
  ['2% milk', '2% milk'],
  ['00 flour', '00 flour'],
  ['7up', '7up'],
  ['- [ ] milk', 'Milk'],
  ['* [x] milk', 'Milk'],
  ['• 2 lb carrots', '2 lb | Carrots'],
  ['3) eggs', 'Eggs'],
  ['☐ eggs', 'Eggs'],
  ['9" pie crust', '9" pie crust'],
  ['two rolls', '2 | Rolls'],
  ['2 dl cream', '2 dl | Cream'],
  ['1 pt milk', '1 pt | Milk'],
  ['2 tbs sugar', '2 tbs | Sugar'],
  ['4 rashers bacon', '4 rashers | Bacon'],
  ['3 sachets yeast', '3 sachets | Yeast'],
  ['12 fl. oz. beer', '12 fl oz | Beer'],
  ['2 x 400g tins tomatoes', '2 x 400 g tins | Tomatoes'],
  ['1 can (15 oz) beans', '1 can (15 oz) | Beans'],
  ['10 lb. bag ice', '10 lb bag | Ice'],
  ['about 2 lb chicken', 'about 2 lb | Chicken'],
  ['bacon, 4 rashers', '4 rashers | Bacon'],
  ['cream (2 dl)', '2 dl | Cream'],
  ['one and a half pints of milk', '1½ pints | Milk'],
  ['half a dozen eggs', '6 | Eggs'],
  ['dozen eggs', '1 dozen | Eggs'],
  ['twenty four eggs', '24 | Eggs'],
  ['a six-pack of beer', '6-pack | Beer'],
  ['three 12 packs of soda', '3 12-packs | Soda'],
  ['a few limes', 'a few | Limes'],
  ['a flat of strawberries', '1 flat | Strawberries'],
  ['a giant bag of chips', '1 giant bag | Chips'],
  // Units that begin the name of a thing.
  ['2 glass cleaner', '2 | Glass cleaner'],
  ['4 C batteries', '4 | C batteries'],
  ['3 strip steaks', '3 | Strip steaks'],
  ['3 strips of bacon', '3 strips | Bacon'],
  ['a 12 inch pizza', '1 | 12 inch pizza'],
  ['6 mini bagels', '6 | Mini bagels'],
  ['1 flat leaf parsley', '1 | Flat leaf parsley'],
  // A number behind a food.
  ['eggs 6', '6 | Eggs'],
  ['tomatoes 4', '4 | Tomatoes'],
  ['milk 2', '2 | Milk'],
  ['organic eggs 12', '12 | Organic eggs'],
  ['paper towels 2', '2 | Paper towels'],
  ['rice 1kg', '1 kg | Rice'],
  // Numbers that belong to the name.
  ['Chanel 5', 'Chanel 5'],
  ['vitamin B12', 'Vitamin B12'],
  ['WD 40', 'WD 40'],
  ['Type 00', 'Type 00'],
  ['flour 00', 'Flour 00'],
  ['flour 405', 'Flour 405'],
  ['Chicken 65', 'Chicken 65'],
  ['Coke Zero', 'Coke Zero'],
  ['Heinz 57', 'Heinz 57'],
  ['omega-3', 'Omega-3'],
  ['4006381333931 beans', '4006381333931 beans'],
  ['3 in 1 oil', '3 in 1 oil'],
  ['juice of 2 lemons', 'Juice of 2 lemons'],
] as const)('%s', ([text, item]) => {
  expect(read(text)).toEqual([item])
})

describe('many at once', () => {
  test.for([
    ['yoghurt, butter, 3 lemons and bread', ['Yoghurt', 'Butter', '3 | Lemons', 'Bread']],
    ['milk, 2 mac and cheese', ['Milk', '2 | Mac and cheese']],
    ['milk, 1 bag salt and vinegar chips', ['Milk', '1 bag | Salt and vinegar chips']],
    ['milk, bread and butter', ['Milk', 'Bread and butter']],
    ['bread and 6 bananas', ['Bread', '6 | Bananas']],
    ['a bag of rice and some cheese', ['1 bag | Rice', 'Cheese']],
    ['carrots and 2 lemons', ['Carrots', '2 | Lemons']],
    ['2 lb carrots, bread and two lemons', ['2 lb | Carrots', 'Bread', '2 | Lemons']],
    ['mac and cheese and 2 lb ham', ['Mac and cheese', '2 lb | Ham']],
    ['one and 1/2 cups rice', ['1 and 1/2 cups | Rice']],
    ['rolls and a dozen eggs', ['Rolls', '1 dozen | Eggs']],
    ['size 3 and 4 diapers', ['Size 3 and 4 diapers']],
    ['2 limes and mint', ['2 | Limes and mint']],
  ] as const)('are divided by and only within a list, behind an amount: %s', ([text, expected]) => {
    expect(read(text)).toEqual(expected)
  })

  test('are divided by commas, semicolons and line ends', () => {
    expect(read('2 lb carrots, eggs,foil; mac and cheese\n\n- salt and pepper,')).toEqual([
      '2 lb | Carrots',
      'Eggs',
      'Foil',
      'Mac and cheese',
      'Salt and pepper',
    ])
  })

  test('and may say until when something is good, where days are read', () => {
    const typed = 'leftover soup, exp 11/22, ham until Friday and 2 limes, eggs'
    expect(readItemLine(typed, { today: '2026-11-19' }).items).toEqual([
      { name: 'Leftover soup', quantity: null, notes: null, expiryDate: '11/22' },
      { name: 'Ham', quantity: null, notes: null, expiryDate: 'Friday' },
      { name: 'Limes', quantity: '2', notes: null },
      { name: 'Eggs', quantity: null, notes: null },
    ])
    expect(read('ham until Friday')).toEqual(['Ham until Friday'])
    const { items, problem } = readItemLine('until Friday', { today: '2026-11-19' })
    expect(items).toEqual([])
    expect(problem).toBe('What is it? Name it first: “ham until Friday”.')
  })

  test('what is in quotation marks stays whole', () => {
    expect(read('“salt, coarse” x2, "Ben; Jerry", tea')).toEqual([
      '2 | Salt, coarse',
      'Ben; Jerry',
      'Tea',
    ])
    expect(read('say "cheese, bread\neggs')).toEqual(['Say "cheese', 'Bread', 'Eggs'])
  })

  test('an amount by itself belongs to what stands before it', () => {
    expect(read('eggs, a dozen, milk, 2 gallons')).toEqual(['1 dozen | Eggs', '2 gallons | Milk'])
  })

  test('a remark in brackets is a note', () => {
    expect(readItemLine('6 avocados (ripe ones)').items).toEqual([
      { name: 'Avocados', quantity: '6', notes: 'Ripe ones' },
    ])
  })
})

describe('the limits', () => {
  test('sixty items at once, and no more', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `thing ${n}x`).join()
    expect(readItemLine(lines(60)).items).toHaveLength(60)
    expect(readItemLine(lines(61))).toEqual({
      items: [],
      problem: "That's too much for one go (at most 60 items). Add it in parts.",
    })
  })

  test('nothing is read of what is too long', () => {
    expect(readItemLine('milk '.repeat(1_001))).toEqual({
      items: [],
      problem: expect.stringContaining('too long'),
    })
  })

  const shapes = [
    'a',
    ' ',
    ' a',
    ',',
    '"',
    '(',
    '1 ',
    '1/',
    '½',
    '[ ]',
    '- ',
    '3 x ',
    '1-',
    'lb ',
    '\n',
  ]
  test.for(shapes)('a row of %j as long as can be is read, a longer one is not', (shape) => {
    const row = shape.repeat(4_990 / shape.length)
    for (const text of [row, `milk ${row}`, `${row} milk`]) {
      expect(readItemLine(text).problem ?? 'none').toMatch(/none|too much/)
    }
    expect(readItemLine(shape.repeat(1_000_000)).problem).toMatch(/too long/)
  })

  test.for(['', ' , ;\n', '...', '- ', '"'])('%j names nothing', (text) => {
    expect(readItemLine(text)).toEqual({ items: [] })
  })
})
