import { nameKey } from '#shared/names.ts'
import type { Recipe } from '../recipes.contract.ts'
import { fetchPage } from './fetchPage.ts'
import type { ImportPreview } from './import.calls.ts'
import { createImportThreads } from './importThreads.ts'
import type { Job, ReadRecipe } from './job.ts'
import { ImportProblem } from './problem.ts'

/** A book of thousands of recipes takes a while. */
const fileTime = 60_000

type Options = {
  allowPrivate: boolean
  recipes: () => Promise<Recipe[]>
  threads?: ReturnType<typeof createImportThreads>
}

/** Reads recipes from elsewhere; what comes of it is shown, and nothing is kept. */
export function createImporting({
  allowPrivate,
  recipes,
  threads = createImportThreads(),
}: Options) {
  async function preview(job: Job, time?: number): Promise<ImportPreview> {
    const outcome = await threads.workOut(job, time)
    if ('problem' in outcome) throw new ImportProblem(outcome.problem)
    const duplicateOf = duplicatesIn(await recipes())
    return {
      recipes: outcome.recipes.map(({ form }) => form),
      details: outcome.recipes.map((recipe) => ({
        source: recipe.source || null,
        image: recipe.image || null,
        duplicateOf: duplicateOf(recipe),
      })),
      notes: outcome.notes,
    }
  }
  const page = async (url: string) =>
    preview({ kind: 'page', ...(await fetchPage(url, { allowPrivate })) })

  return {
    page,
    /** An address that somebody pasted as a text is meant as one. */
    text: (text: string) =>
      /^\s*https?:\/\/\S{1,2000}\s*$/i.test(text) ? page(text) : preview({ kind: 'text', text }),
    file: (path: string) => preview({ kind: 'file', path }, fileTime),
    close: () => threads.close(),
  }
}

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
