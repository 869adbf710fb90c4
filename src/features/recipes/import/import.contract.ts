import { z } from 'zod'
import { RecipeInput } from '../recipes.contract.ts'

const megabytes = 5
const longestText = megabytes * 1_024 * 1_024

/** One of the two: an address, or what somebody pasted. */
export const ImportSource = z
  .object({
    url: z.string('The address must be text').max(2_000, 'The address is too long').optional(),
    text: z
      .string('What is pasted must be text')
      .max(longestText, `This is too long: at most ${megabytes} MB can be pasted.`)
      .optional(),
  })
  .refine(({ url, text }) => (url?.trim() ? 1 : 0) + (text?.trim() ? 1 : 0) === 1, {
    path: ['url'],
    message: 'Paste the address of a recipe, or the recipe itself.',
  })

export const mostRecipes = 5_000

const keptFile = z.string('file must be text').max(60, 'file is too long')

/** As many as are worked on while somebody waits for an answer. */
const mostPicturesAtOnce = 5

export const WantedPictures = z.object({
  file: keptFile,
  numbers: z
    .array(z.number('numbers must be numbers').int().min(0), 'numbers must be a list')
    .min(1, 'Choose at least one picture')
    .max(mostPicturesAtOnce, `At most ${mostPicturesAtOnce} pictures can be asked for at once`),
})

export const ChosenRecipes = z.object({
  /** Where their pictures were asked for: those that no recipe got are forgotten. */
  file: keptFile.optional(),
  recipes: z
    .array(RecipeInput, 'recipes must be a list of recipes')
    .min(1, 'Choose at least one recipe')
    .max(mostRecipes, `At most ${mostRecipes} recipes can be imported at once`),
})
