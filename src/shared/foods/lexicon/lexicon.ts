import { animals } from './animals.ts'
import { cupboard } from './cupboard.ts'
import { dairy } from './dairy.ts'
import { namesElsewhere } from './elsewhere.ts'
import { goods } from './goods.ts'
import { grains } from './grains.ts'
import { groups } from './groups.ts'
import { meals } from './meals.ts'
import { plants } from './plants.ts'

export type FoodPlace = {
  category: string
  location: string
  aisle: string
  /** The days in the fridge, for foods that keep for less than others beside them. */
  days?: number | undefined
}

export type Food = {
  /** The usual name first, in the singular, except for names that exist in the plural only. */
  names: readonly string[]
  /** Names of foods it is a kind of: a prawn is a crustacean. */
  is: readonly string[]
  /** Names of its ingredients: marzipan has almonds. */
  has: readonly string[]
  place: FoodPlace
  /** In g per ml, for foods that recipes measure by the cup. */
  density: number | undefined
  /** A food that most kitchens have without listing it. */
  isStaple: boolean
  /** A word for many foods, which may mean any of them. */
  isGroup: boolean
  isEaten: boolean
}

const list = (text = '', sign = ',') => (text === '' ? [] : text.split(sign).map((s) => s.trim()))

const factsIn = (text: string) => {
  const facts = list(text, ';')
  const after = (word: string) =>
    list(facts.find((f) => f.startsWith(`${word} `))?.slice(word.length + 1))
  const density = facts.find((fact) => fact.endsWith(' g/ml'))
  return {
    is: after('is'),
    has: after('has'),
    density: density === undefined ? undefined : Number.parseFloat(density),
    isStaple: facts.includes('staple'),
  }
}

/**
 * `# Dairy, Fridge, Dairy` is the category, location and aisle of all lines below it, with the days
 * that they keep where these are fewer than those of others beside them. A line lists
 * foods with the same facts, separated by commas, each with its names separated by slashes; after
 * the colon come 'is', 'has', density and 'staple'.
 */
function readPart(text: string, more: Pick<Food, 'isGroup' | 'isEaten'>): Food[] {
  let place: FoodPlace = { category: 'Other', location: 'Pantry', aisle: 'Other' }
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) {
        const [category = '', location = '', aisle = '', days] = list(line.slice(1))
        place = { category, location, aisle, ...(days && { days: Number(days) }) }
        return []
      }
      const [foods = '', facts = ''] = line.split(': ')
      return list(foods).map((written) => {
        const names = list(written, '/')
        const others = namesElsewhere.get(names[0] ?? '') ?? []
        return { names: [...names, ...others], place, ...factsIn(facts), ...more }
      })
    })
}

export const lexicon: readonly Food[] = [
  ...readPart(groups, { isGroup: true, isEaten: true }),
  ...[animals, dairy, grains, plants, cupboard, meals].flatMap((part) =>
    readPart(part, { isGroup: false, isEaten: true }),
  ),
  ...readPart(goods, { isGroup: false, isEaten: false }),
]
