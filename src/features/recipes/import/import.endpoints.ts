import { get, post } from '#shared/endpoint.ts'
import type { RecipeForm, RecipeInput } from '../recipes.contract.ts'

/** What is known of a recipe besides its form, at the same place in the list. */
type ImportDetail = {
  /** Where it comes from, and where its picture is. */
  source: string | null
  image: string | null
  /** The recipe in the book that has the same title or comes from the same place. */
  duplicateOf: number | null
}

/** What would be imported: nothing is saved yet. */
export type ImportPreview = {
  recipes: RecipeForm[]
  details: ImportDetail[]
  notes: string[]
  /** Which of them have a picture that is kept for a while, and by what it is asked for. */
  pictures?: { file: string; of: number[] }
}

/** A picture of a file, by the place of its recipe; null where it can't be had. */
export type ImportedPicture = { number: number; pictureId: number | null }

/** Takes a file as it is, as the body. */
export const importFilePath = '/api/recipes/import/file'

export const importEndpoints = {
  preview: post('/api/recipes/import/preview')
    .takes<{ url?: string; text?: string }>()
    .answers<ImportPreview>(),
  previewFile: post(importFilePath).answers<ImportPreview>(),
  /** Makes pictures of a file ours, a few at a time; the recipes are saved with them afterwards. */
  pictures: post('/api/recipes/import/pictures')
    .takes<{ file: string; numbers: number[] }>()
    .answers<ImportedPicture[]>(),
  save: post('/api/recipes/import')
    .takes<{ recipes: RecipeInput[]; file?: string }>()
    .answers<{ added: number }>(),
  /** The whole recipe book as things of schema.org, which other programs read. */
  export: get('/api/recipes/export').answers<object[]>(),
}
