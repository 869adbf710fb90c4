import { nothingFound } from '../page/found.ts'
import { headingLine, ingredientLine } from '../page/ingredientLine.ts'
import type { ProgramRecipe } from './content.ts'

/** 'MMMMM----- Recipe via Meal-Master (tm) v8.05' or the same with dashes. */
const header = /^(?:MMMMM|-----)[-\s]{0,80}.{0,80}meal-?master/im

export const isMealMaster = (text: string): boolean => header.test(text.slice(0, 100_000))

/** Recipes stand one after the other, each between a header and a line of five signs. */
export function recipesOfMealMaster(text: string): ProgramRecipe[] {
  const recipes: string[][] = []
  let isInside = false
  for (const line of text.split(/\r?\n/)) {
    if (header.test(line)) {
      recipes.push([])
      isInside = true
    } else if (/^(?:M{5}|-{5})\s*$/.test(line)) isInside = false
    else if (isInside) recipes.at(-1)?.push(line)
  }
  return recipes.map(recipeOf).filter(({ title }) => title !== '')
}

function recipeOf(lines: string[]): ProgramRecipe {
  const field = (name: RegExp) =>
    lines
      .find((line) => name.test(line))
      ?.replace(name, '')
      .trim() ?? ''
  const fields = /^\s*(?:title|categories|yield|servings):/i
  const rest = lines.filter((line) => !fields.test(line))
  const last = rest.findLastIndex((line) => isIngredient(line) || isPart(line))
  return {
    ...nothingFound,
    title: field(/^\s*title:/i),
    tags: field(/^\s*categories:/i)
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !/^none$/i.test(tag)),
    servings: field(/^\s*(?:yield|servings):/i),
    ingredients: ingredientsOf(rest.slice(0, last + 1)),
    steps: paragraphsOf(rest.slice(last + 1)),
  }
}

/** 'MMMMM--------SAUCE--------' begins a group. */
const part = /^(?:MMMMM|-----)-*\s*([^-].*?)\s*-*$/
const isPart = (line: string) => part.test(line)

/** Columns: seven for the amount, two for the unit from the ninth on, then the ingredient. */
const columns = /^([\d\s./-]{7}) ([A-Za-z]{1,2}|\s{2}|\s)\s{1,2}(\S.*)$/
const isIngredient = (line: string) => columns.test(line)

/** Where the second of two columns begins. */
const secondColumn = 41

function ingredientsOf(lines: string[]): string[] {
  const [left, right]: [string[], string[]] = [[], []]
  const found: string[] = []
  const flush = () => {
    found.push(...left.splice(0), ...right.splice(0))
  }
  for (const line of lines) {
    const [, name] = part.exec(line) ?? []
    if (name) {
      flush()
      found.push(headingLine(name))
      continue
    }
    const second = line.slice(secondColumn)
    const isTwo = isIngredient(second)
    add(isTwo ? line.slice(0, secondColumn - 1) : line, left)
    if (isTwo) add(second, right)
  }
  flush()
  return found
}

/** A line whose text begins with a dash continues the one before. */
function add(line: string, to: string[]) {
  const [, amount = '', code = '', text = ''] = columns.exec(line) ?? []
  const last = to.at(-1)
  if (text.startsWith('-') && last !== undefined)
    to[to.length - 1] = `${last} ${text.slice(1).trim()}`
  else if (text !== '') {
    const unit = [
      amount.trim(),
      units[code.trim()] ?? units[code.trim().toLowerCase()] ?? code.trim(),
    ]
    const written = unit.filter((word) => word !== '').join(' ')
    const [food, ...notes] = text.trim().split(/;\s*/)
    to.push(ingredientLine({ unit: written, food, note: notes.join(', ') }))
  }
}

const units: Record<string, string> = {
  x: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'package',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  ea: '',
  t: 'teaspoon',
  ts: 'teaspoon',
  T: 'tablespoon',
  tb: 'tablespoon',
  fl: 'fl oz',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
}

/** Lines are wrapped; a blank one, or one that is set in deeper, begins a step. */
function paragraphsOf(lines: string[]): string[] {
  const steps: string[] = []
  let isNew = true
  for (const line of lines) {
    const text = line.trim()
    if (text === '') isNew = true
    else if (isNew) {
      steps.push(text)
      isNew = false
    } else steps.push(`${steps.pop()} ${text}`)
  }
  return steps
}
