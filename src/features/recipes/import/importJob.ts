import { PicturePack, type Place } from './files/picturePack.ts'
import { type FileContent, recipesInFile } from './files/recipeFile.ts'
import { type FittedRecipe, fitToForm } from './fitToForm.ts'
import { mostRecipes } from './import.contract.ts'
import {
  asksFirst,
  ImportProblem,
  noRecipeInFile,
  noRecipeInText,
  noRecipeThere,
} from './importProblem.ts'
import { recipesInAnything } from './page/anyText.ts'
import { decodePage } from './page/decodePage.ts'
import { type FoundRecipe, isWhole } from './page/found.ts'
import { isWall } from './page/wall.ts'

export type Job =
  | { kind: 'page'; bytes: Uint8Array; charset: string | undefined; address: string }
  | { kind: 'text'; text: string; address?: string | undefined }
  | { kind: 'file'; path: string; pictures?: string }

export type ReadRecipe = {
  form: FittedRecipe['form']
  source: string
  image: string
  picture?: Place | undefined
}

export type Outcome = { problem: string } | { recipes: ReadRecipe[]; notes: string[] }

/** Limits of a thread's answer: characters of text, and notes that somebody still reads. */
const mostText = 40_000_000
const mostNotes = 20

const missing = { page: noRecipeThere, text: noRecipeInText, file: noRecipeInFile }

const isWallOf = (job: Job) => job.kind === 'page' && isWall(decodePage(job.bytes, job.charset))

/** Reads the recipes of a job. Slow, so it runs in a worker thread. */
export function readRecipes(job: Job): Outcome {
  try {
    const { recipes: found, ...content } = contentOf(job)
    const whole = found.filter(({ title }) => title !== '')
    if (!whole.some(isWhole) && isWallOf(job)) return { problem: asksFirst }
    if (whole.length === 0) return { problem: missing[job.kind] }
    return withinImportLimits(whole, content)
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.message }
    throw error
  }
}

function contentOf(job: Job): FileContent {
  if (job.kind === 'file') return contentOfFile(job.path, job.pictures)
  const nothingElse = { notes: [], pictures: new Map() }
  if (job.kind === 'text')
    return { recipes: recipesInAnything(job.text, job.address), ...nothingElse }
  const { bytes, charset, address } = job
  return { recipes: recipesInAnything(decodePage(bytes, charset), address), ...nothingElse }
}

function contentOfFile(path: string, pictures: string | undefined): FileContent {
  const pack = pictures === undefined ? undefined : new PicturePack(pictures)
  try {
    return recipesInFile(path, pack)
  } finally {
    pack?.close()
  }
}

function withinImportLimits(
  found: FoundRecipe[],
  { notes: remarks, pictures }: Omit<FileContent, 'recipes'>,
): Outcome {
  const recipes: ReadRecipe[] = []
  const notes = [...remarks]
  let size = 0
  for (const recipe of found) {
    const { form, notes: own } = fitToForm(recipe)
    size += JSON.stringify(form).length
    if (size > mostText || recipes.length === mostRecipes) {
      notes.push(
        `Only the first ${recipes.length} recipes are shown: there's too much for one import.`,
      )
      break
    }
    notes.push(...own, ...lacking(recipe, found.length))
    const image = /^https?:/i.test(recipe.image) ? recipe.image : ''
    recipes.push({ form, source: recipe.source, image, picture: pictures.get(recipe) })
  }
  return { recipes, notes: notes.slice(0, mostNotes) }
}

/** A single recipe is reviewed in its form, so missing parts are mentioned. */
function lacking({ ingredients, steps }: FoundRecipe, count: number): string[] {
  if (count > 1) return []
  if (ingredients.length === 0) return ['No ingredients found. Please add them.']
  return [
    ...(steps.length === 0 ? ['No steps found. Please add them.'] : []),
    ...(ingredients.length > 2 && !ingredients.some((line) => /[\p{N}]/u.test(line))
      ? ['The ingredients have no amounts. Please check them.']
      : []),
  ]
}
