import { conversation, message } from '#features/assistant/conversations.factory.ts'
import { photo } from '#features/assistant/photos.factory.ts'
import { familyMember, familyRule, knowledgeItem } from '#features/family/family.factory.ts'
import { meal } from '#features/menu/menu.factory.ts'
import { pantryItem } from '#features/pantry/pantry.factory.ts'
import { recipe } from '#features/recipes/recipes.factory.ts'
import { shoppingItem } from '#features/shopping/shopping.factory.ts'
import { anything, fieldNames, pick } from './values.ts'

type Roll = (sides: number) => number
type Fields = Record<string, unknown>

const picture = await photo()
const words = [
  'add milk to the list',
  'what is there?',
  'plan dinners till Friday',
  'delete the oats',
]

/** A valid body for each call, by its path. */
const rightOnes: readonly (readonly [RegExp, (roll: Roll) => object])[] = [
  [/pantry\/lines$/, () => ({ items: [pantryItem()] })],
  [/^\/api\/pantry/, () => pantryItem()],
  [/shopping\/lines$/, () => ({ items: [shoppingItem()] })],
  [/shopping\/clear$/, (roll) => ({ ids: [1 + roll(30)] })],
  [/shopping\/put-away$/, (roll) => ({ items: [{ ...pantryItem(), id: 1 + roll(30) }] })],
  [
    /shopping\/days\/preview$/,
    (roll) =>
      roll(2) > 0
        ? { recipeId: 1 + roll(30), servings: 6 }
        : { startDate: '2026-11-01', endDate: '2026-11-30' },
  ],
  [/shopping\/days$/, () => ({ items: [shoppingItem()] })],
  [/^\/api\/shopping/, () => shoppingItem()],
  [/^\/api\/food-matches/, (roll) => ({ food: 'onion', name: 'Leek', isSame: roll(2) > 0 })],
  [/stores\/aisles$/, (roll) => ({ store: `Store ${roll(5)}`, aisles: ['Dairy', 'Produce'] })],
  [/^\/api\/stores/, (roll) => ({ name: `Store ${roll(5)}` })],
  [/cookings\/guess$/, (roll) => ({ recipeId: 1 + roll(30), servings: 1 + roll(8) })],
  [
    /^\/api\/cookings/,
    (roll) => ({
      title: 'Soup',
      recipeId: roll(2) ? 1 + roll(30) : null,
      ratings: [{ name: 'Dad', stars: 1 + roll(5) }],
      used: roll(2) ? [{ id: 1 + roll(30), version: 1, left: '2' }] : [],
      leftovers: [pantryItem()],
    }),
  ],
  [/^\/api\/recipe-pictures/, () => ({ imageData: picture.imageData })],
  [/^\/api\/ingredients/, () => ({ lines: ['2-3 eggs', '1 x 400g tin tomatoes'] })],
  [/recipes\/import$/, () => ({ recipes: [recipe()] })],
  [/recipes\/import\/pictures$/, () => ({ file: 'x', numbers: [0] })],
  [/recipes\/import\/preview$/, () => ({ text: 'Soup\nIngredients\n1 leek\nMethod\nCook it.' })],
  [/^\/api\/recipes/, () => recipe()],
  [/^\/api\/meal-events/, () => meal()],
  [/\/reorder$/, (roll) => ({ newOrder: roll(4) })],
  [/^\/api\/family-member/, () => familyMember()],
  [/^\/api\/whole-family/, (roll) => familyRule({ name: `Rule ${roll(50)}` })],
  [/^\/api\/knowledge/, () => knowledgeItem()],
  [
    /^\/api\/calendar-sources/,
    (roll) => ({
      name: 'Ours',
      url: `https://c${roll(3)}.invalid/a.ics`,
      color: '#336699',
      enabled: false,
    }),
  ],
  [/^\/api\/settings/, (roll) => ({ value: anything(roll) as Fields })],
  [/^\/api\/ai\/models/, () => ({ isDefault: true })],
  [/\/messages$/, () => message()],
  [/^\/api\/conversations/, () => conversation()],
  [/^\/api\/photos/, () => picture],
  [/^\/api\/ai\/chat/, (roll) => ({ message: pick(roll, words), conversationId: null })],
  [/parse-user-text/, () => ({ text: `ADD_PANTRY_ITEMS_TEXT: ${JSON.stringify([pantryItem()])}` })],
  [/\/(approve|reject)$/, () => ({ userId: 'user' })],
  [/^\/api\/version-history/, (roll) => ({ overwrite: roll(2) > 0 })],
  [/^\/api\/code-export/, () => ({ files: ['package.json'] })],
  [/^\/api\/restore/, () => ({ file: { timestamp: '2026-11-15T10:00:00.000Z', pantry: [] } })],
  [
    /^\/api\/system-instructions/,
    (roll) => ({
      name: `own-${roll(30)}`,
      title: 'Ours',
      description: 'Ours',
      content: 'We like soup.',
      sortOrder: 5,
    }),
  ],
]

export const rightBody = (roll: Roll, path: string): object =>
  rightOnes.find(([fits]) => fits.test(path))?.[1](roll) ?? {}

export function bodyFor(roll: Roll, path: string): string | undefined {
  const right = rightBody(roll, path)
  switch (roll(10)) {
    case 0:
      return undefined
    case 1:
      return pick(roll, ['', '{', 'null', '[]', '"x"', '7', '{"a":', '[[[[', '\0'])
    case 2:
      return JSON.stringify(anything(roll))
    case 3:
    case 4:
    case 5:
      return JSON.stringify(right)
    default:
      return JSON.stringify(spoiled(roll, right))
  }
}

/** Replaces, deletes or adds one or two fields. */
function spoiled(roll: Roll, right: object): Fields {
  const fields: Fields = { ...right }
  for (let n = 1 + roll(2); n > 0; n -= 1) {
    const name = pick(roll, roll(3) > 0 ? [...Object.keys(fields), 'version'] : fieldNames)
    if (roll(5) === 0) delete fields[name]
    else fields[name] = anything(roll)
  }
  return fields
}
