import { z } from 'zod'
import {
  cleanText,
  optionalText,
  recordFields,
  recordId,
  requiredText,
  textList,
} from '#shared/fields.ts'
import {
  fitsNutritionLine,
  longestNutritionLine,
  mostNutritionLines,
  type NutritionLine,
} from './nutrition.logic.ts'

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof difficulties)[number]

export const cuisines = [
  'american',
  'italian',
  'mexican',
  'chinese',
  'indian',
  'japanese',
  'thai',
  'french',
  'mediterranean',
  'middle-eastern',
  'other',
] as const

export const RecipeForm = z.object({
  title: requiredText('Recipe title', 200),
  description: optionalText('Description', 2_000),
  ingredients: optionalText('Ingredients', 20_000).describe('One per line'),
  instructions: optionalText('Instructions', 50_000).describe('One step per line'),
  prepTime: optionalText('Prep time', 100),
  cookTime: optionalText('Cook time', 100),
  servings: optionalText('Servings', 100),
  difficulty: z.preprocess(
    readDifficulty,
    z.enum(difficulties, 'Difficulty must be Easy, Medium, Hard or empty').nullable(),
  ),
  cuisine: optionalText('Cuisine', 60),
  tags: textList('Tags', { most: 30, longest: 50 }),
  notes: optionalText('Notes', 5_000),
})
export type RecipeForm = z.infer<typeof RecipeForm>

const noNutrition = 'Nutrition must be a list of names and amounts'

/** As a page or file states it. */
const nutrition = z
  .array(
    z.object({ name: z.string(noNutrition), amount: z.string(noNutrition) }, noNutrition),
    noNutrition,
  )
  .nullable()
  .transform((lines): NutritionLine[] | null => (lines?.length ? lines.map(inOneLine) : null))
  .pipe(
    z
      .array(z.object({ name: z.string(), amount: z.string() }))
      .max(mostNutritionLines, `Nutrition has too many lines (at most ${mostNutritionLines})`)
      .refine(
        (lines) => lines.every(({ name, amount }) => name !== '' && amount !== ''),
        'Write each line like “Calories: 320 kcal”',
      )
      .refine(
        (lines) => lines.every(fitsNutritionLine),
        `A line of nutrition is too long (at most ${longestNutritionLine} characters)`,
      )
      .nullable(),
  )

function inOneLine({ name, amount }: NutritionLine): NutritionLine {
  const line = (text: string) => cleanText(text).replace(/\s+/g, ' ')
  return { name: line(name), amount: line(amount) }
}

/** Fields of a recipe outside its form: favorite, picture and nutrition. */
const marks = {
  isFavorite: z.boolean('Favorite must be true or false'),
  pictureId: recordId.nullable(),
  nutrition,
}

/** The input of the API: a form, with marks where they are set. */
export const RecipeInput = RecipeForm.extend(z.object(marks).partial().shape)
export type RecipeInput = z.infer<typeof RecipeInput>

/** Old backups and exports have recipes without the marks, hence the defaults. */
export const Recipe = RecipeForm.extend({
  isFavorite: marks.isFavorite.default(false),
  pictureId: marks.pictureId.default(null),
  nutrition: marks.nutrition.default(null),
  ...recordFields,
})
export type Recipe = z.infer<typeof Recipe>

export const newRecipe = ({
  isFavorite = false,
  pictureId = null,
  nutrition = null,
  ...form
}: RecipeInput) => ({ ...form, isFavorite, pictureId, nutrition })

/** Accepts any case; '' and 'none' mean no difficulty. */
function readDifficulty(given: unknown) {
  if (given === undefined) return null
  if (typeof given !== 'string') return given
  const word = given.trim().toLowerCase()
  if (word === '' || word === 'none') return null
  return difficulties.find((difficulty) => difficulty.toLowerCase() === word) ?? given
}

/** When a recipe was last eaten, and how the family rated it. */
export type EatenRecipe = {
  recipeId: number
  lastDay: string
  /** Meals in the last year. */
  times: number
  /** The average of all ratings; null without any. */
  stars: number | null
}

/** What is drawn on the cover of a recipe without a picture. */
export type CoverKind =
  | 'meat'
  | 'fish'
  | 'cheese'
  | 'soup'
  | 'bowl'
  | 'noodles'
  | 'egg'
  | 'bread'
  | 'cake'
  | 'salad'
  | 'plant'
  | 'drink'
  | 'dish'

export type RecipeFacts = {
  recipeId: number
  cover: CoverKind
  /** How many foods it needs, and how many of them are at home. */
  needed: number
  atHome: number
  /** Which of its ingredient lines, counted from 0, are not. */
  missing: number[]
  /** The next day on which it is planned. */
  plannedOn: string | null
}
