import { PicturePack, type Place } from './files/picturePack.ts'
import { contentOfFile, type FileContent } from './files/recipeFile.ts'
import { type FittedRecipe, fitToForm } from './fitToForm.ts'
import { type FoundLists, isEmptyLists, type LeftOut } from './foundLists.logic.ts'
import { mostRecipes } from './import.contract.ts'
import {
  asksFirst,
  ImportProblem,
  noRecipeInFile,
  noRecipeInText,
  noRecipeThere,
  nothingOnServer,
} from './importProblem.ts'
import { decodePage } from './page/decodePage.ts'
import { type FoundRecipe, isWhole } from './page/found.ts'
import { isWall } from './page/wall.ts'
import { contentOfText } from './programs/anyProgram.ts'
import { withRatings } from './programs/ratings.ts'
import { contentOfServer, type ServerAnswers } from './programs/servers.ts'

export type Job =
  | { kind: 'page'; bytes: Uint8Array; charset: string | undefined; address: string }
  | { kind: 'text'; text: string; address?: string | undefined }
  | FileJob
  | ServerJob

/** A server's answers, by what was asked for. */
export type ServerJob = { kind: 'server'; program: string; answers: ServerAnswers }

/** `whole` also takes what is no recipe: menu, shopping list, what was cooked. */
type FileJob = { kind: 'file'; path: string; name?: string; pictures?: string; whole?: boolean }

export type ReadRecipe = {
  form: FittedRecipe['form']
  source: string
  image: string
  picture?: Place | undefined
  /** The other program's id, by which its meals name the recipe. */
  key?: string | undefined
}

export type Household = {
  program: string
  recipes: ReadRecipe[]
  notes: string[]
  lists: FoundLists
  leftOut: LeftOut[]
  ratings: number
}

export type Outcome = { problem: string } | Household

/** Limits of a thread's answer: characters of text, and notes that somebody still reads. */
const mostText = 40_000_000
const mostNotes = 20

const missing = {
  page: noRecipeThere,
  text: noRecipeInText,
  file: noRecipeInFile,
  server: nothingOnServer,
}

const isWallOf = (job: Job) => job.kind === 'page' && isWall(decodePage(job.bytes, job.charset))

/** Reads the recipes of a job. Slow, so it runs in a worker thread. */
export function readRecipes(job: Job): Outcome {
  try {
    const content = contentOf(job)
    const named = content.recipes.filter(({ title }) => title !== '')
    if (!named.some(isWhole) && isWallOf(job)) return { problem: asksFirst }
    const takesAll = job.kind === 'server' || (job.kind === 'file' && job.whole === true)
    if (named.length === 0 && !(takesAll && !isEmptyLists(content.lists))) {
      return { problem: missing[job.kind] }
    }
    return withinImportLimits({ ...content, recipes: named }, takesAll)
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.message }
    throw error
  }
}

function contentOf(job: Job): FileContent {
  if (job.kind === 'file') return readFile(job)
  if (job.kind === 'server') {
    return { ...contentOfServer(job.program, job.answers), notes: [], pictures: new Map() }
  }
  const text = job.kind === 'text' ? job.text : decodePage(job.bytes, job.charset)
  return { ...contentOfText(text, '', job.address), notes: [], pictures: new Map() }
}

function readFile({ path, name = '', pictures, whole }: FileJob): FileContent {
  const room = whole ? 'household' : 'recipes'
  const pack = pictures === undefined ? undefined : new PicturePack(pictures, room)
  try {
    return contentOfFile(path, name, pack)
  } finally {
    pack?.close()
  }
}

function withinImportLimits(content: FileContent, takesAll: boolean): Household {
  const recipes: ReadRecipe[] = []
  const notes = [...content.notes]
  const { found, lists, ratings } = withRatings(content, takesAll)
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
    notes.push(...own, ...(takesAll ? [] : lacking(recipe, found.length)))
    const image = /^https?:/i.test(recipe.image) ? recipe.image : ''
    recipes.push({
      form: recipe.isFavorite ? { ...form, isFavorite: true } : form,
      source: recipe.source,
      image,
      picture: content.pictures.get(recipe),
      key: recipe.key,
    })
  }
  return {
    program: content.program,
    recipes,
    notes: notes.slice(0, mostNotes),
    lists,
    leftOut: content.leftOut,
    ratings,
  }
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
