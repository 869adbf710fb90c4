import { expect, test } from 'vitest'
import { nearestFood } from './foodSpelling.ts'
import { namesFood } from './namesFood.ts'

test.for([
  ['nuts', '200 g Haselnüsse, gemahlen|200 g de noisettes|2 nueces|100 g di mandorle'],
  ['almonds', '200 g d’amandes|100 g Mandeln|almendras molidas'],
  ['peanuts', 'Erdnüsse|cacahuètes|arachidi'],
  ['milk', '¼ l Milch|25 cl de lait|leche entera|250 ml Sahne|panna fresca|beurre mou'],
  ['eggs', '4 Eier|3 œufs|2 oeufs|3 huevos|2 uova|1 Ei'],
  ['gluten', '250 g Mehl|200 g de farine|harina de trigo|300 g di farina'],
  ['fish', 'Fisch|poisson blanc|pescado|pesce|Lachs'],
  ['shellfish', 'Garnelen|crevettes|gambas|12 noix de Saint-Jacques'],
  ['soy', 'sauce soja|Sojasauce'],
  ['sesame', 'Sesam|sésamo'],
] as const)('%s under their names elsewhere: %s', ([food, lines]) =>
  expect(lines.split('|').filter((line) => !namesFood(line, food))).toEqual([]),
)

test.for([
  ['nuts', 'Muskatnuss|1 noix de coco|une pincée de noix de muscade|nuez moscada'],
  ['milk', 'lait de coco|lait d’amande|Erdnussbutter|beurre de cacahuète|Kokosmilch'],
  ['wheat', 'farine de riz|harina de maíz|Buchweizenmehl'],
] as const)('no %s: %s', ([food, lines]) =>
  expect(lines.split('|').filter((line) => namesFood(line, food))).toEqual([]),
)

test('English words that look like them are none of them', () => {
  for (const word of ['mould', 'mulch', 'leech', 'grand'])
    expect(nearestFood(word), word).toBeNull()
})
