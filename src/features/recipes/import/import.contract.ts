import { z } from 'zod'
import { RecipeInput } from '../recipes.contract.ts'

const megabytes = 5
const longestText = megabytes * 1_024 * 1_024

/** Either an address or a pasted text. */
export const ImportSource = z
  .object({
    url: z.string('The address must be text').max(2_000, 'The address is too long').optional(),
    text: z
      .string('What is pasted must be text')
      .max(longestText, `This is too long: at most ${megabytes} MB can be pasted.`)
      .optional(),
    /** Of the page whose HTML the text is. */
    address: z.string('The address must be text').max(2_000, 'The address is too long').optional(),
  })
  .refine(({ url, text }) => (url?.trim() ? 1 : 0) + (text?.trim() ? 1 : 0) === 1, {
    path: ['url'],
    message: 'Paste a link to a recipe, or the recipe itself.',
  })

export const mostRecipes = 5_000

const keptFile = z.string('file must be text').max(60, 'file is too long')

/** As many pictures as one request can convert in reasonable time. */
const mostPicturesAtOnce = 5

export const WantedPictures = z.object({
  file: keptFile,
  numbers: z
    .array(z.number('numbers must be numbers').int().min(0), 'numbers must be a list')
    .min(1, 'Choose at least one picture')
    .max(mostPicturesAtOnce, `At most ${mostPicturesAtOnce} pictures can be asked for at once`),
})

export const ChosenRecipes = z.object({
  /** The import file whose pictures were converted: those that no recipe uses are deleted. */
  file: keptFile.optional(),
  recipes: z
    .array(RecipeInput, 'recipes must be a list of recipes')
    .min(1, 'Choose at least one recipe')
    .max(mostRecipes, `At most ${mostRecipes} recipes can be imported at once`),
})
