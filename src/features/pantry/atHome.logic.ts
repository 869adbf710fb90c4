import { readIngredient } from '#shared/ingredients/readIngredient.ts'
import { nameKey } from '#shared/names.ts'
import { oncePer } from '#shared/oncePer.ts'
import type { PantryItem } from './pantry.contract.ts'

type Pantry = readonly PantryItem[]

/** Ingredients that nobody buys for a single dish. */
const always =
  /^(?:salt|pepper|water|salt and pepper|black pepper|ice|a pinch of salt|cooking spray|kosher salt|sea salt)$/i

const preparation =
  /\b(?:chopped|minced|diced|sliced|thinly|finely|grated|peeled|crushed|drained|rinsed|softened|melted|toasted|cooked|large|small|medium|fresh|freshly|ground|boneless|skinless|halved|cubed|shredded|beaten|juiced|zested|roughly|packed|heaping|divided|optional|ripe|dried|whole|plain|unsalted|extra virgin|to taste|for serving|neutral|head|inch|cloves?|pieces?|handful)\b/gi

/** 'Two cloves garlic, minced' is 'garlic'. */
export const ingredientName = (line: string): string => readIngredient(line).food

const words = (text: string) => nameKey(text.replace(preparation, ' ')).split(' ').filter(Boolean)

/** The pantry's names by their words, and a cache of answers. */
type Stock = { byWord: Map<string, string[][]>; known: Map<string, boolean> }

/** An index of the pantry, because thousands of ingredients may be looked up in it. */
const stockOf = oncePer((pantry: Pantry): Stock => {
  const stock: Stock = { byWord: new Map(), known: new Map() }
  for (const { name } of pantry) {
    const has = words(name)
    for (const word of new Set(has)) {
      const named = stock.byWord.get(word)
      if (named) named.push(has)
      else stock.byWord.set(word, [has])
    }
  }
  return stock
})

/** Whether the pantry has an ingredient: 'onion' serves for 'yellow onions', and vice versa. */
export function isAtHome(ingredient: string, pantry: Pantry): boolean {
  const { byWord, known } = stockOf(pantry)
  const found = known.get(ingredient) ?? serves(ingredient, byWord)
  known.set(ingredient, found)
  return found
}

function serves(ingredient: string, byWord: Stock['byWord']): boolean {
  const wanted = words(ingredient)
  const head = wanted.at(-1)
  if (!head || always.test(ingredient)) return true
  return (byWord.get(head) ?? []).some((has) => {
    const all = wanted.every((word) => has.includes(word))
    if (has.at(-1) !== head) return wanted.length > 1 && all
    return all || has.every((word) => wanted.includes(word))
  })
}
