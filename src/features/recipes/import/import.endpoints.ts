import { get, post } from '#shared/endpoint.ts'
import type { RecipeInput } from '../recipes.contract.ts'

/** Facts about an imported recipe that are not in its form, at the same index as the recipe. */
type ImportDetail = {
  source: string | null
  image: string | null
  /** The recipe in the book with the same title or source. */
  duplicateOf: number | null
}

/** The recipes that an import would add; nothing is saved yet. */
export type ImportPreview = {
  recipes: RecipeInput[]
  details: ImportDetail[]
  notes: string[]
  /** Indexes of recipes with a picture, and the key by which the server keeps these for a while. */
  pictures?: { file: string; of: number[] }
}

/** A picture of an import by its recipe's index; null if it can't be read. */
export type ImportedPicture = { number: number; pictureId: number | null }

/** Takes the file itself as the request's body. */
export const importFilePath = '/api/recipes/import/file'

/** Answers with an archive that Nextcloud Cookbook, Mealie and Tandoor read, pictures included. */
export const exportZipPath = '/api/recipes/export.zip'

export const importEndpoints = {
  preview: post('/api/recipes/import/preview')
    .takes<{ url?: string; text?: string; address?: string }>()
    .answers<ImportPreview>(),
  previewFile: post(importFilePath).answers<ImportPreview>(),
  /** Stores some of the file's pictures; the recipes are saved with their ids afterwards. */
  pictures: post('/api/recipes/import/pictures')
    .takes<{ file: string; numbers: number[] }>()
    .answers<ImportedPicture[]>(),
  save: post('/api/recipes/import')
    .takes<{ recipes: RecipeInput[]; file?: string }>()
    .answers<{ added: number; ids: number[] }>(),
  /** The whole recipe book as schema.org recipes, which other programs read. */
  export: get('/api/recipes/export').answers<object[]>(),
}
