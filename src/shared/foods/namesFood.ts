import { memoized } from '../memoized.ts'
import { nameKey } from '../names.ts'
import { everythingIn, type Food, foodNamed, groupsIn, isKindOf, kindsOf } from './foods.ts'
import { foodsIn, type Segment, segmentsOf } from './foodsInText.ts'

/** Whoever can't have one of these can't have what it stands for. */
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

/** A food as somebody called it, and what it comes down to. */
type Sought = { said: Food; meant: Food }

const soughtAs = (said: Food): Sought => {
  const other = standsFor[said.names[0] ?? '']
  return { said, meant: (other && foodNamed(other)) || said }
}

/** What a name means: the food itself, else those that it mentions; none where we know none. */
const soughtBy = memoized((name: string): readonly Sought[] => {
  const exact = foodNamed(name)
  return (exact ? [exact] : foodsIn(name).map(({ food }) => food)).map(soughtAs)
}, 5_000)

const plantBased = new Set(['vegan', 'plant', 'impossible', 'beyond'])
const meatless = new Set(['vegetarian', 'veggie', 'meatless'])
const ofAnimals = ['meat', 'seafood', 'dairy', 'egg', 'honey']

/** 'Dairy-free' and 'vegan' speak for all that stands beside them. */
const isLeftOut = (segment: Segment, { said }: Sought): boolean =>
  isSaidWithout(segment, said) || isOfPlants(segment, said)

const isSaidWithout = ({ without }: Segment, said: Food): boolean =>
  without.some(({ food }) => kindsOf(said).has(food))

const isOfPlants = ({ words }: Segment, said: Food): boolean =>
  (words.some((word) => plantBased.has(word)) && ofAnimals.some((kind) => isKindOf(said, kind))) ||
  (words.some((word) => meatless.has(word)) &&
    ['meat', 'seafood'].some((kind) => isKindOf(said, kind)))

const isNamedIn = ({ foods }: Segment, { meant }: Sought): boolean =>
  foods.some(
    ({ food }) =>
      everythingIn(food).has(meant) || groupsIn(food).some((group) => kindsOf(meant).has(group)),
  )

/** Between what must be avoided and what of it may be eaten: 'tree nuts except almonds'. */
export const exceptFor = ' except '

/** The text without the foods that are allowed. */
function without(allowed: string, segments: readonly Segment[]): Segment[] {
  const fine = soughtBy(allowed).map(({ said }) => said)
  const isFine = (food: Food) => fine.some((each) => kindsOf(food).has(each))
  return segments.map((segment) => ({
    ...segment,
    foods: segment.foods.filter(({ food }) => !isFine(food)),
  }))
}

/**
 * Whether a text has a food only as something without it: 'gluten-free pasta' for gluten, 'vegan
 * sausages' for meat; 'vegan butter' says nothing about it.
 */
export const namesWithout = (text: string, food: string): boolean =>
  segmentsOf(text).some((segment) =>
    soughtBy(food).some(
      (each) =>
        (segment.foods.length > 0 && isSaidWithout(segment, each.said)) ||
        (isNamedIn(segment, each) && isOfPlants(segment, each.said)),
    ),
  )

/** What we know no food in is looked for by its words. */
const hasWords = ({ words }: Segment, key: string) => ` ${words.join(' ')} `.includes(` ${key} `)

/**
 * Whether a text names a food: by any of its names, as one of a group, as what is made of it, or as
 * the group that it may be meant by. Sooner than not: it is asked for those who must not eat it.
 */
export function namesFood(text: string, food: string): boolean {
  const [meant = '', allowed] = food.split(exceptFor)
  const segments = allowed === undefined ? segmentsOf(text) : without(allowed, segmentsOf(text))
  return isFoundIn(segments, meant, isNamedIn)
}

/** Whether a text speaks of a food or a sort of it: who dislikes celery may like every stock. */
export const speaksOf = (text: string, food: string): boolean =>
  isFoundIn(segmentsOf(text), food, ({ foods }, { said }) =>
    foods.some((each) => kindsOf(each.food).has(said)),
  )

function isFoundIn(segments: readonly Segment[], name: string, isIn: typeof isNamedIn): boolean {
  const sought = soughtBy(name)
  if (sought.length > 0) {
    return segments.some((segment) =>
      sought.some((each) => isIn(segment, each) && !isLeftOut(segment, each)),
    )
  }
  const key = nameKey(name)
  return key !== '' && segments.some((segment) => hasWords(segment, key))
}
