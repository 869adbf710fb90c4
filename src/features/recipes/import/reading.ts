import { rm } from 'node:fs/promises'
import type { House } from '#server/house.ts'
import { newUnfinished } from '#server/unfinishedFiles.ts'
import { nameKey } from '#shared/names.ts'
import type { Recipe } from '../recipes.contract.ts'
import { listRecipes } from '../recipes.queries.ts'
import { fetchPage } from './fetchPage.ts'
import type { ImportPreview } from './import.calls.ts'
import { createImportThreads } from './importThreads.ts'
import type { Job, Outcome, ReadRecipe } from './job.ts'
import { createKeptPictures } from './keptPictures.ts'
import { ImportProblem } from './problem.ts'

/** A book of thousands of recipes takes a while. */
const fileTime = 60_000

/** Reads recipes from elsewhere; what comes of it is shown, and only pictures are kept for a while. */
export function createImporting(house: House) {
  const allowPrivate = house.config.privateCalendars
  const threads = createImportThreads()
  const pictures = createKeptPictures(house)

  async function read(job: Job, time?: number) {
    const outcome = await threads.workOut(job, time)
    if ('problem' in outcome) throw new ImportProblem(outcome.problem)
    return outcome
  }

  async function shown({ recipes, notes }: Readable): Promise<ImportPreview> {
    const duplicateOf = duplicatesIn(await listRecipes(house.reader))
    return {
      recipes: recipes.map(({ form }) => form),
      details: recipes.map((recipe) => ({
        source: recipe.source || null,
        image: recipe.image || null,
        duplicateOf: duplicateOf(recipe),
      })),
      notes,
    }
  }

  const preview = async (job: Job) => shown(await read(job))

  /** Whoever goes away meanwhile will not ask for its pictures. */
  async function file(path: string, signal: AbortSignal): Promise<ImportPreview> {
    const place = await newUnfinished(house.config.dataDir)
    try {
      const outcome = await read({ kind: 'file', path, pictures: place }, fileTime)
      const found = await shown(outcome)
      if (signal.aborted) return found
      const kept = await pictures.keep(place, outcome.recipes)
      return kept ? { ...found, pictures: kept } : found
    } finally {
      if (!pictures.isKept(place)) await rm(place, { force: true })
    }
  }

  const page = async (url: string) =>
    preview({ kind: 'page', ...(await fetchPage(url, { allowPrivate })) })

  return {
    page,
    /** An address that somebody pasted as a text is meant as one. */
    text: (text: string) =>
      /^\s*https?:\/\/\S{1,2000}\s*$/i.test(text) ? page(text) : preview({ kind: 'text', text }),
    file,
    pictures,
    close: async () => {
      await threads.close()
      await pictures.close()
    },
  }
}

type Readable = Exclude<Outcome, { problem: string }>

/** By the same title, or because it comes from the same place. */
function duplicatesIn(recipes: Recipe[]) {
  const byTitle = new Map(recipes.map(({ id, title }) => [nameKey(title), id]))
  const bySource = new Map(
    recipes.flatMap(({ id, notes }) =>
      [...(notes ?? '').matchAll(/^From (\S+)$/gm)].map(([, source]) => [source, id] as const),
    ),
  )
  return ({ form, source }: ReadRecipe): number | null =>
    bySource.get(source) ?? byTitle.get(nameKey(form.title)) ?? null
}
