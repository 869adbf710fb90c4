import { memoized } from '../memoized.ts'
import { nameKey } from '../names.ts'
import {
  type Food,
  foodByName,
  groupIngredientsOf,
  isKindOf,
  kindsAndContents,
  kindsOf,
} from './foods.ts'
import { foodsIn, type Segment, segmentsOf } from './foodsInText.ts'

/** Who must avoid the food on the left must avoid the one on the right. */
const standsFor: Readonly<Record<string, string>> = {
  milk: 'dairy',
  lactose: 'dairy',
  casein: 'dairy',
  whey: 'dairy',
  'milk protein': 'dairy',
  'milk solid': 'dairy',
  'egg white': 'egg',
  'egg yolk': 'egg',
  tahini: 'sesame',
  marzipan: 'almond',
  'peanut butter': 'peanut',
}

/** `said` is the food as it was named, `meant` the one to look for. */
type Sought = { said: Food; meant: Food }

const soughtAs = (said: Food): Sought => {
  const other = standsFor[said.names[0] ?? '']
  return { said, meant: (other && foodByName(other)) || said }
}

/** The food with this name, or the foods that the name mentions. */
const searchedFoods = memoized((name: string): readonly Sought[] => {
  const exact = foodByName(name)
  return (exact ? [exact] : foodsIn(name).map(({ food }) => food)).map(soughtAs)
}, 5_000)

const plantBased = new Set(['vegan', 'plant', 'impossible', 'beyond'])
const meatless = new Set(['vegetarian', 'veggie', 'meatless'])
const ofAnimals = ['meat', 'seafood', 'dairy', 'egg', 'honey']

/** Whether a word such as 'dairy-free' or 'vegan' excludes the food from its segment. */
const isLeftOut = (segment: Segment, { said }: Sought): boolean =>
  isSaidWithout(segment, said) || isOfPlants(segment, said)

const isSaidWithout = ({ without }: Segment, said: Food): boolean =>
  without.some(({ food }) => kindsOf(said).has(food))

const isOfPlants = ({ words }: Segment, said: Food): boolean =>
  (words.some((word) => plantBased.has(word)) && ofAnimals.some((kind) => isKindOf(said, kind))) ||
  (words.some((word) => meatless.has(word)) &&
    ['meat', 'seafood'].some((kind) => isKindOf(said, kind)))

const isNamedIn = ({ foods }: Segment, { meant }: Sought): boolean =>
  foods.some(({ food }) => mayHave(food, meant))

const mayHave = (food: Food, meant: Food): boolean =>
  kindsAndContents(food).has(meant) ||
  groupIngredientsOf(food).some((group) => kindsOf(meant).has(group))

/** Separates a forbidden food from its exception: 'tree nuts except almonds'. */
export const exceptFor = ' except '

function without(allowed: string, segments: readonly Segment[]): Segment[] {
  const fine = searchedFoods(allowed).map(({ said }) => said)
  const isFine = (food: Food) => fine.some((each) => kindsOf(food).has(each))
  return segments.map((segment) => ({
    ...segment,
    foods: segment.foods.filter(({ food }) => !isFine(food)),
  }))
}

/** Whether a text names something made without the food: 'vegan sausages' for meat. */
export const namesFreeFrom = (text: string, food: string): boolean =>
  segmentsOf(text).some((segment) =>
    searchedFoods(food).some(
      (each) =>
        (segment.foods.length > 0 && isSaidWithout(segment, each.said)) ||
        (isNamedIn(segment, each) && isOfPlants(segment, each.said)),
    ),
  )

const hasWords = ({ words }: Segment, key: string) => ` ${words.join(' ')} `.includes(` ${key} `)

/**
 * Whether a text names a food: by any of its names, by a kind of it, by something made of it, or by
 * a group that may include it. In doubt yes, since the question is asked for foods to avoid.
 */
export function namesFood(text: string, food: string): boolean {
  const { segments, meant } = searched(text, food)
  return isFoundIn(segments, meant, isNamedIn)
}

function searched(text: string, food: string) {
  const [meant = '', allowed] = food.split(exceptFor)
  const segments = segmentsOf(text)
  return { meant, segments: allowed === undefined ? segments : without(allowed, segments) }
}

/** The other word by which a text names a food: 'walnuts' for nuts, none for 'chopped nuts'. */
export function otherWordFor(text: string, food: string): string | undefined {
  const { segments, meant } = searched(text, food)
  const own = nameKey(meant).split(' ')
  const found = segments.flatMap((segment) =>
    searchedFoods(meant)
      .filter((each) => !isLeftOut(segment, each))
      .flatMap((each) => segment.foods.filter((named) => mayHave(named.food, each.meant))),
  )[0]
  const isOther =
    found &&
    !nameKey(found.written)
      .split(' ')
      .some((word) => own.includes(word))
  return isOther ? found.written : undefined
}

/** Whether a text names a food or a kind of it; somebody who dislikes celery may like any stock. */
export const namesKindOf = (text: string, food: string): boolean =>
  isFoundIn(segmentsOf(text), food, ({ foods }, { said }) =>
    foods.some((each) => kindsOf(each.food).has(said)),
  )

function isFoundIn(segments: readonly Segment[], name: string, isIn: typeof isNamedIn): boolean {
  const sought = searchedFoods(name)
  if (sought.length > 0) {
    return segments.some((segment) =>
      sought.some((each) => isIn(segment, each) && !isLeftOut(segment, each)),
    )
  }
  const key = nameKey(name)
  return key !== '' && segments.some((segment) => hasWords(segment, key))
}
