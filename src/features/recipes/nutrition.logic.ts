import { capitalised } from '#shared/capitalised.ts'

/** A nutrient in the words of the page or file that states it: 'Calories', '320 kcal'. */
export type NutritionLine = { name: string; amount: string }

export const mostNutritionLines = 20
export const longestNutritionLine = 100

export const servingSize = 'Serving size'

const wordsOf = ({ name, amount }: NutritionLine) => `${name}: ${amount}`

/** One nutrient a line, as in the recipe's form. */
export const nutritionText = (lines: readonly NutritionLine[] | null | undefined): string =>
  (lines ?? []).map(wordsOf).join('\n')

export const fitsNutritionLine = (line: NutritionLine) =>
  wordsOf(line).length <= longestNutritionLine

const amountFirst = /^(\p{N}[\p{N}.,]*\s?(?:g|mg|mcg|µg|kcal|cal|kj)?)\s+(\p{L}.*)$/iu
const nameFirst = /^([^\p{N}]*\p{L})\s+(\p{N}.*)$/u

/** Reads 'Calories: 320 kcal', 'Calories 320 kcal' or '12 g fat'; other lines have no amount. */
export const nutritionLines = (text: string): NutritionLine[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(':')
      if (at >= 0) return { name: line.slice(0, at).trim(), amount: line.slice(at + 1).trim() }
      const [, amount, name] = amountFirst.exec(line) ?? []
      if (amount && name) return { name: capitalised(name), amount }
      const [, first = line, rest = ''] = nameFirst.exec(line) ?? []
      return { name: first, amount: rest }
    })

/** The nutrients apart from the size of the serving that they are about. */
export function perServing(lines: readonly NutritionLine[]) {
  const isSize = ({ name }: NutritionLine) => name.toLowerCase() === servingSize.toLowerCase()
  return { size: lines.find(isSize)?.amount, nutrients: lines.filter((line) => !isSize(line)) }
}
