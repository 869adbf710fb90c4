import { singular } from '../names.ts'
import { continentalNames } from './continentalUnits.ts'
import type { Quantity } from './ingredient.ts'
import { inPlural } from './wordForms.ts'

/**
 * The one table of units. A unit's name is short, English and singular: 'g', 'tbsp', 'cup',
 * 'clove'. Cups, spoons and pints are American. Containers keep the word that was written;
 * `canonicalUnit` knows that a tin is a can.
 */
export type Dimension = 'mass' | 'volume' | 'length' | 'count'

const ounce = 28.349523125
const teaspoon = 4.92892159375

/** Name, size in g, ml or cm, and other spellings. */
const measured: readonly (readonly [Dimension, readonly (readonly [string, number, string])[]])[] =
  [
    [
      'mass',
      [
        ['g', 1, 'gram gr gm gramme grm'],
        ['kg', 1000, 'kilo kilogram kilogramme kgs'],
        ['mg', 0.001, 'milligram'],
        ['oz', ounce, 'ounce ozs onz'],
        ['lb', 16 * ounce, 'pound'],
      ],
    ],
    [
      'volume',
      [
        ['ml', 1, 'milliliter millilitre mls mil cc'],
        ['cl', 10, 'centiliter centilitre'],
        ['dl', 100, 'deciliter decilitre'],
        ['l', 1000, 'liter litre ltr lt'],
        ['tsp', teaspoon, 'teaspoon teaspoonful tspn teasp'],
        ['dessertspoon', 2 * teaspoon, 'dsp dstspn dessertspoonful'],
        ['tbsp', 3 * teaspoon, 'tablespoon tablespoonful tbs tbl tblsp tbspn tblspn tb tbls'],
        ['fl oz', 6 * teaspoon, 'floz'],
        ['cup', 48 * teaspoon, 'cupful'],
        ['pint', 96 * teaspoon, 'pt'],
        ['quart', 192 * teaspoon, 'qt'],
        ['gallon', 768 * teaspoon, 'gal'],
      ],
    ],
    [
      'length',
      [
        ['cm', 1, 'centimeter centimetre'],
        ['mm', 0.1, ''],
        ['inch', 2.54, 'in "'],
      ],
    ],
  ]

const counted =
  'clove can tin jar packet package pack bag bottle box carton tub pot pouch sachet container envelope block tube punnet bar ball loaf piece tray log wheel wedge slab slice rasher strip stick stalk stem rib sprig branch bunch bundle head bulb ear leaf sheet fillet handful fistful pinch dash drop splash drizzle glug swig dollop squeeze knob pat smidgen sprinkle sprinkling grating grind twist scoop shot glass mug bowl cube square round rack pod nest batch recipe quantity serving portion part dozen case roll segment floret thumb spear crown spoonful ladleful lump basket crate measure jigger bucket hunk chunk side sleeve jug sack canister flat stack plate'.split(
    ' ',
  )

const otherWords: Readonly<Record<string, string>> = {
  pkg: 'package',
  pkge: 'package',
  pkt: 'packet',
  pck: 'pack',
  pk: 'pack',
  btl: 'bottle',
  cn: 'can',
  ctn: 'carton',
  env: 'envelope',
  pc: 'piece',
  pce: 'piece',
  doz: 'dozen',
  bn: 'bunch',
  hd: 'head',
  sq: 'square',
  bch: 'bunch',
}

type Unit = { dimension: Dimension; factor: number }

const units = new Map<string, Unit>(
  counted.map((name) => [name, { dimension: 'count', factor: 1 }]),
)
const names = new Map<string, string>(counted.map((name) => [name, name]))
for (const [dimension, list] of measured) {
  for (const [name, factor, others] of list) {
    units.set(name, { dimension, factor })
    for (const word of [name, ...others.split(' ')]) if (word) names.set(word, name)
  }
}
for (const [word, name] of Object.entries(otherWords)) names.set(word, name)

/** With the plurals that people write: '2 lb' and '2 lbs'. */
export const unitWords = () => [
  ...new Set([...names.keys()].flatMap((word) => [word, inPlural(word), `${word}s`])),
]

/** Single letters, where case matters: 'T' is a tablespoon, 't' a teaspoon. */
const letters: Readonly<Record<string, string>> = {
  T: 'tbsp',
  t: 'tsp',
  c: 'cup',
  C: 'cup',
  g: 'g',
  G: 'g',
  l: 'l',
  L: 'l',
  '"': 'inch',
  '”': 'inch',
}

export function unitNamed(word: string): string | undefined {
  if (word.length < 2) return letters[word]
  const said = word.toLowerCase()
  const one = singular(said)
  return (
    names.get(said) ?? names.get(one) ?? continentalNames.get(said) ?? continentalNames.get(one)
  )
}

/** Whether a unit is English, since only English plurals are known. */
export function isEnglishUnit(written: string): boolean {
  const said = written.toLowerCase()
  return /^fl/.test(said) || written.length < 2 || names.has(said) || names.has(singular(said))
}

export const dimensionOf = (unit: string | null): Dimension =>
  (unit === null ? undefined : units.get(unit)?.dimension) ?? 'count'

const alike: Readonly<Record<string, string>> = {
  tin: 'can',
  pack: 'package',
  packet: 'package',
  rasher: 'slice',
}

/** 'can' for a tin. */
export const canonicalUnit = (unit: string): string => alike[unit] ?? unit

const sameUnit = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && canonicalUnit(a) === canonicalUnit(b))

/** Null if the units can't be converted; volume and mass need a `density` in g per ml. */
export function converted(
  { amount, unit }: Quantity,
  to: string | null,
  density?: number,
): number | null {
  if (sameUnit(unit, to)) return amount
  if (unit === 'dozen' && to === null) return amount * 12
  if (unit === null && to === 'dozen') return amount / 12
  if (unit === null || to === null) return null
  const [from, into] = [dimensionOf(unit), dimensionOf(to)]
  const inTo = (amount * factorOf(unit)) / factorOf(to)
  if (from === into) return from === 'count' ? null : inTo
  if (!density || from === 'count' || into === 'count') return null
  if (from === 'volume' && into === 'mass') return inTo * density
  return from === 'mass' && into === 'volume' ? inTo / density : null
}

/** The unit's size in g, ml or cm; 1 for pieces and packages. */
export const factorOf = (unit: string) => units.get(unit)?.factor ?? 1
