import { type NutritionLine, nutritionLines, servingSize } from '../../nutrition.logic.ts'
import { linesOfMarkup } from '../html/text.ts'
import { isNode, listOf, plainWords, property, type SchemaNode } from './pageValues.ts'

/** Properties of a schema.org NutritionInformation in the order of a label, as a family says them. */
const nutrients = [
  ['servingSize', servingSize],
  ['calories', 'Calories'],
  ['fatContent', 'Fat'],
  ['saturatedFatContent', 'Saturated fat'],
  ['unsaturatedFatContent', 'Unsaturated fat'],
  ['transFatContent', 'Trans fat'],
  ['carbohydrateContent', 'Carbohydrates'],
  ['sugarContent', 'Sugar'],
  ['fiberContent', 'Fiber'],
  ['proteinContent', 'Protein'],
  ['cholesterolContent', 'Cholesterol'],
  ['sodiumContent', 'Sodium'],
] as const

/** The nutrition of one serving as it is stated; nothing where all of it are placeholders. */
export function nutritionOf(value: unknown): NutritionLine[] {
  const lines = listOf(value).flatMap((each) =>
    isNode(each) ? linesOfNode(each) : linesOfText(each),
  )
  const names = lines.map(({ name }) => name)
  const distinct = lines.filter(({ name }, n) => names.indexOf(name) === n)
  const isSaid = distinct.some(({ name, amount }) => name !== servingSize && notZero.test(amount))
  return isSaid ? distinct : []
}

function linesOfNode(node: SchemaNode): NutritionLine[] {
  const known = nutrients.map(([key, name]) => ({
    name,
    amount: amountOf(property(node, key, snakeCase(key))),
  }))
  const others = listOf(property(node, 'additionalProperty')).filter(isNode)
  return [
    ...known.flatMap(lineOfNutrition),
    ...others.flatMap(({ name, value }) => lineOfNutrition({ name, amount: value })),
  ]
}

/** Mealie's backup has 'fat_content'. */
const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Some sites repeat the name before the amount: 'Protein: 31 g'. */
function amountOf(value: unknown): string {
  const [first] = listOf(value)
  if (!isNode(first)) return plainWords(first).replace(/^[^\p{N}:]{1,40}:\s*/u, '')
  return [property(first, 'value', '@value'), property(first, 'unitText')]
    .map(plainWords)
    .join(' ')
    .trim()
}

/** Programs and sites write several nutrients in one line: 'Calories: 320 kcal | Fat: 12 g'. */
const linesOfText = (value: unknown): NutritionLine[] =>
  typeof value === 'string'
    ? nutritionLines(
        linesOfMarkup(value)
          .flatMap((line) => line.split(/[|;•·]|,\s+(?=\p{L}|\p{N}[\p{N}.]*\s?\p{L}+\s+\p{L})/u))
          .join('\n'),
      ).flatMap(lineOfNutrition)
    : []

const nutritionHeading =
  /^[#*_\s]*(?:nutrition(?:al)?|nährwerte?|valeurs nutritionnelles|información nutricional)\b[^:\p{N}]{0,60}(?:\(.{0,40}\))?[*_\s]*(?::|$)/iu
const nutrientLine =
  /^[-*•\s]*(?:calories|energy|protein|carb(?:ohydrate)?s|(?:saturated |total )?fat|fib(?:er|re)|sugars?|sodium|cholesterol)\s*:\s*\p{N}/iu

/** A text's lines about nutrition, under a heading or with a nutrient's name and a colon, and its other lines. */
export function takeNutrition(lines: readonly string[]) {
  const taken: string[] = []
  const others: string[] = []
  let underHeading = false
  for (const line of lines) {
    const heading = nutritionHeading.exec(line)
    const said = heading ? line.slice(heading[0].length).trim() : line
    const isTaken = heading || nutrientLine.test(line) || (underHeading && hasNutrients(line))
    if (isTaken) taken.push(said)
    else others.push(line)
    if (heading) underHeading = said === ''
    else if (!isTaken && (line !== '' || taken.at(-1) !== '')) underHeading = false
  }
  const nutrition = nutritionOf(taken.map((line) => line.replace(/^[-*•\s]+/, '')).join('\n'))
  return nutrition.length > 0 ? { nutrition, others } : { nutrition, others: lines }
}

const hasNutrients = (line: string) => linesOfText(line).length > 0

const notZero = /[^\P{N}0]/u
const bareZero = /^0+(?:[.,]0+)?$/
const junk = /undefined|null|\bnan\b|object|^[-–−]/i
const saysNothing = /^1(?:\.0)?(?: ?servings?| ?portions?)?$/i

/** The line in clean words; none for a placeholder or what has no amount. */
export function lineOfNutrition(line: { name?: unknown; amount?: unknown }): NutritionLine[] {
  const [name, amount] = [plainWords(line.name), plainWords(line.amount)]
  const isAmount = /\p{N}/u.test(amount) && !bareZero.test(amount) && !junk.test(amount)
  if (name === '' || !isAmount) return []
  return name === servingSize && saysNothing.test(amount) ? [] : [{ name, amount }]
}

/** Nutrients that schema.org has no property for stay in as additional ones. */
export function schemaOfNutrition(lines: readonly NutritionLine[]): object {
  const keyOf = ({ name }: NutritionLine) => nutrients.find(([, known]) => known === name)?.[0]
  const others = lines.filter((line) => keyOf(line) === undefined)
  return {
    '@type': 'NutritionInformation',
    ...Object.fromEntries(
      lines.flatMap((line) => {
        const key = keyOf(line)
        return key ? [[key, line.amount]] : []
      }),
    ),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, amount }) => ({
        '@type': 'PropertyValue',
        name,
        value: amount,
      })),
    }),
  }
}
