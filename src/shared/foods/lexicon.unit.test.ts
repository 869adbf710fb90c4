import { expect, test } from 'vitest'
import { inPlural } from '../ingredients/wordForms.ts'
import { nameKey } from '../names.ts'
import { foodByName, kindsOf } from './foods.ts'
import { lexicon } from './lexicon/lexicon.ts'
import { namesFood, namesKindOf } from './namesFood.ts'

const names = lexicon.flatMap((food) => food.names)
const eaten = lexicon.filter(({ isEaten }) => isEaten)

/** The name and its plural, unless that is the name of something else: 'peppers' are no pepper. */
const numbersOf = (name: string) =>
  [name, inPlural(name)].filter((each) => foodByName(each) === foodByName(name))

test('every name stands for one food, is written as names are read, and refers to what there is', () => {
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
  expect(names.filter((name) => !foodByName(name)?.names.includes(name))).toEqual([])
  const referred = lexicon.flatMap(({ is, has }) => [...is, ...has])
  expect(referred.filter((name) => foodByName(name)?.names[0] !== name)).toEqual([])
})

test('every name is found in the plural, too', () => {
  const lost = names.filter((name) => !foodByName(inPlural(name)))
  expect(lost).toEqual([])
})

const silent = (pairs: readonly (readonly [text: string, food: string])[]) =>
  pairs.filter(([text, food]) => !namesFood(text, food)).map((pair) => pair.join(' for '))

test('all names of a food warn of each other, in the singular and the plural', () => {
  const pairs = eaten.flatMap(({ names: all }) => {
    const forms = all.flatMap(numbersOf)
    return forms.flatMap((text) => forms.map((food) => [`200 g ${text}`, food] as const))
  })
  expect(silent(pairs)).toEqual([])
})

test('every member of a group warns whoever avoids the group, and the group whoever avoids it', () => {
  const pairs = eaten.flatMap((food) =>
    [...kindsOf(food)]
      .filter((kind) => kind !== food && kind.isGroup)
      .flatMap((group) =>
        food.names
          .flatMap(numbersOf)
          .flatMap((member) => [
            [`1 lb ${member}, fresh`, inPlural(group.names[0] ?? '')] as const,
            [`mixed ${group.names[0]}`, member] as const,
          ]),
      ),
  )
  expect(pairs.length).toBeGreaterThan(3_000)
  expect(silent(pairs)).toEqual([])
})

test('whatever is made of a food warns of it', () => {
  const pairs = eaten.flatMap(({ names: all, has }) =>
    has.flatMap((food) => all.flatMap(numbersOf).map((text) => [text, food] as const)),
  )
  expect(silent(pairs)).toEqual([])
})

/** Each allergen that packages must name, in Europe and America, with what hides it. */
test.each([
  ['celery', 'celery salt|celeriac|vegetable stock'],
  ['gluten', 'wheat|rye bread|pearl barley|rolled oats|couscous|seitan|soy sauce|beer|semolina'],
  ['crustaceans', 'prawns|crab sticks|lobster|crayfish|langoustines|shrimp paste'],
  ['eggs', 'mayonnaise|meringue|egg whites|fresh tagliatelle|surimi|carbonara'],
  ['fish', 'anchovies|Worcestershire sauce|fish sauce|surimi|caesar dressing|bonito flakes'],
  ['lupin', 'lupin flour|lupini'],
  ['milk', 'butter|ghee|paneer|yoghurt|whey|Parmigiano|crème fraîche|pesto|milk chocolate'],
  ['molluscs', 'mussels|oyster sauce|squid|calamari|octopus|snails|clams|whelks'],
  ['mustard', 'Dijon|mustard seeds|mayonnaise|curry powder'],
  ['tree nuts', 'marzipan|pesto|nougat|almond milk|Nutella|praline|brazil nuts|frangipane'],
  ['peanuts', 'groundnuts|satay|peanut butter|monkey nuts|groundnut oil|pad thai'],
  ['sesame', 'tahini|hummus|halva|za’atar|sesame oil|falafel'],
  ['soya', 'tofu|miso|edamame|soy sauce|tempeh|hoisin|soy lecithin'],
  ['sulphites', 'white wine|sultanas|dried apricots|balsamic vinegar'],
  ['wheat', 'flour|bulgur|spelt|panko|seitan|pasta|phyllo'],
  ['shellfish', 'mussels|prawns|paella|oyster sauce'],
])('%s: %s', (allergen, foods) => {
  expect(silent(foods.split('|').map((food) => [food, allergen] as const))).toEqual([])
})

test.each([
  ['shrimp', 'prawns'],
  ['eggplant', 'aubergines'],
  ['zucchini', 'courgette'],
  ['chickpeas', 'garbanzo beans'],
  ['cilantro', 'coriander'],
  ['bell pepper', 'capsicum'],
  ['arugula', 'rocket'],
  ['chili', 'chillies'],
  ['yogurt', 'yoghurt'],
])('%s and %s, both ways', (a, b) => {
  expect([namesFood(`2 ${a}`, b), namesFood(`2 ${b}`, a)]).toEqual([true, true])
})

test.each([
  ['nuts', 'butternut squash|nutmeg|coconut milk|doughnuts|water chestnuts|nut-free granola'],
  ['tree nuts', 'peanuts|peanut butter|ginger nuts'],
  ['eggs', 'eggplant|flax egg|egg-free mayonnaise|eggless cake|vegan mayo'],
  ['milk', 'oat milk|cocoa butter|buttercup squash|peanut butter|butter beans|cream of tartar'],
  ['milk', 'coconut cream|vegan cheese|dairy-free yogurt|almond milk|butter lettuce|apple butter'],
  ['milk', 'soya yoghurt|oat yoghurt|coconut yoghurt|almond yoghurt'],
  ['meat', 'lentil shepherd’s pie|mushroom stroganoff|lentil bolognese|chickpea burger'],
  ['wheat', 'buckwheat|corn tortillas|rice flour|rice noodles|gluten-free pasta|almond flour'],
  ['gluten', 'rice|corn tortillas|gluten-free soy sauce|quinoa|root beer|pasta sauce'],
  ['fish', 'shellfish|goldfish crackers|prawns|vegan sushi'],
  ['shellfish', 'oyster mushrooms|crab apples|salmon|fish sauce'],
  ['crustaceans', 'mussels'],
  ['molluscs', 'shrimp'],
  ['pork', 'turkey bacon|beef sausages|veggie burger'],
  ['meat', 'chickpeas|veggie burgers|meatless meatballs|coconut meat|beefsteak tomatoes'],
  ['peppers', 'salt and pepper|black pepper|1 tsp pepper'],
  ['lactose', 'lactose-free milk'],
  ['soy', 'beans|lentils'],
  ['alcohol', 'red wine vinegar|ginger beer'],
  ['lobster', 'shrimp'],
  ['cheddar', 'milk|butter'],
  ['cumin', 'oregano'],
])('no warning for %s: %s', (food, texts) => {
  expect(texts.split('|').filter((text) => namesFood(text, food))).toEqual([])
})

test.each([
  ['shellfish', '1 lb large shrimp, peeled'],
  ['shellfish', '1 tbsp oyster sauce'],
  ['Shellfish', 'Mussels in broth'],
  ['dairy', '½ cup plain yogurt'],
  ['lactose', '2 tbsp butter or oil'],
  ['dairy', 'half and half'],
  ['nuts', '1 cup almond milk'],
  ['nuts', '2 tbsp peanut butter'],
  ['tree nuts', 'walnuts'],
  ['peanuts', 'Peanut butter'],
  ['gluten', '1 cup flour'],
  ['wheat', 'flour tortillas'],
  ['eggs', '3 Eggs'],
  ['fish', '2 cans tuna'],
  ['seafood', 'prawns'],
  ['soy', 'firm tofu'],
  ['sesame', 'tahini'],
  ['pork', '4 slices bacon'],
  ['meat', 'chicken thighs'],
  ['red meat', '1 lb ground beef'],
  ['kiwi', '2 kiwis'],
  ['peanuts', 'no-bake peanut bars'],
])('%s: %s', (food, line) => expect(namesFood(line, food)).toBe(true))

test.each([
  ['dairy', '1 can coconut milk'],
  ['dairy', 'peanut butter'],
  ['dairy', 'almond milk'],
  ['dairy', 'oat milk'],
  ['dairy', 'vegan cheese'],
  ['nuts', 'butternut squash'],
  ['nuts', 'nutmeg'],
  ['nuts', 'coconut'],
  ['nuts', 'doughnuts'],
  ['nuts', 'nut-free granola'],
  ['tree nuts', 'peanuts'],
  ['eggs', 'eggplant'],
  ['gluten', 'gluten-free pasta'],
  ['wheat', 'buckwheat'],
  ['gluten', 'buckwheat flour'],
  ['gluten', 'corn tortillas'],
  ['fish', 'shellfish'],
  ['shellfish', 'oyster mushrooms'],
  ['pork', 'turkey bacon'],
  ['meat', 'veggie burger'],
  ['meat', 'chickpeas'],
  ['peanuts', 'Noodles, no peanuts'],
  ['peanut', 'noodles without peanuts'],
  ['nuts', 'peanut-free cookies'],
  ['fish', 'no fish sauce'],
  ['gluten', 'gluten-free'],
  ['', 'anything'],
])('not %s: %s', (food, line) => expect(namesFood(line, food)).toBe(false))

test('a long text takes no time', () => {
  expect(namesFood('no no peanut free '.repeat(2_500), 'peanut')).toBe(false)
  expect(namesFood('no peanut butter and '.repeat(2_500), 'dairy')).toBe(false)
})

test.each([
  ['eggs', '3 eggs free range'],
  ['chicken', '1 chicken free-range'],
])('%s: %s are not free of it', (food, line) => expect(namesFood(line, food)).toBe(true))

test('milk without lactose is still milk', () => {
  expect(namesFood('lactose-free milk', 'milk')).toBe(true)
  expect(namesFood('lactose-free milk', 'dairy')).toBe(true)
})

test('what is divided is not read together', () => {
  expect(namesFood('coconut, milk', 'milk')).toBe(true)
  expect(namesFood('almond or milk', 'milk')).toBe(true)
  expect(namesFood('half and half', 'milk')).toBe(true)
  expect(namesFood('vegan mac and cheese', 'milk')).toBe(false)
})

test('a food that nobody knows is found by its words', () => {
  expect(nameKey('Quandongs')).toBe('quandong')
  expect(namesFood('2 quandongs', 'Quandong')).toBe(true)
  expect(namesFood('2 quinces', 'Quandong')).toBe(false)
})

test.each([
  ['celery', 'vegetable stock', false],
  ['celery', '2 celery sticks', true],
  ['cheese', 'grated cheddar', true],
  ['eggs', 'mayonnaise', false],
  ['quandongs', 'stewed quandongs', true],
])('who only dislikes %s: %s', (food, line, isTasted) =>
  expect(namesKindOf(line, food)).toBe(isTasted),
)
