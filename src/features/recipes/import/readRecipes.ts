import { open, rm } from 'node:fs/promises'
import type { AppContext } from '#server/appContext.ts'
import { newUnfinished } from '#server/lifecycle/unfinishedFiles.ts'
import { conflict } from '#shared/errors.ts'
import { nameKey } from '#shared/names.ts'
import type { Recipe } from '../recipes.contract.ts'
import { listRecipes } from '../recipes.queries.ts'
import { fetchPage } from './fetchPage.ts'
import { isEmptyLists } from './foundLists.logic.ts'
import type { ImportPreview } from './import.endpoints.ts'
import type { Household, Job, ReadRecipe, ServerJob } from './importJob.ts'
import { ImportProblem } from './importProblem.ts'
import { createImportThreads } from './importThreads.ts'
import { createKeptPictures, type Fetching } from './keptPictures.ts'

/** An archive with thousands of recipes and pictures takes a while. */
const archiveTime = 60_000
/** A whole household's pictures are copied, too. */
const householdTime = 300_000
const mostWaiting = 10
/** Pasted texts up to this length (in characters) get a thread that does not wait for pages. */
const shortText = 50_000

/** The browser that asks: a second import in the same browser aborts the first one. */
export type Asker = { browser?: string | undefined; signal?: AbortSignal | undefined }

/** A file on the disk, and the name it had where it came from. */
export type GivenFile = { path: string; name?: string; whole?: boolean }

const moreToMove =
  'This file holds more than recipes. “Move in” (under Settings) brings along the rest, too.'

/** Reads recipes from pages, texts and files for a preview. Only pictures are kept for a while. */
export function createImporting(app: AppContext) {
  const allowPrivate = app.config.privateCalendars
  // Separate threads, so that a pasted recipe waits neither for a page nor for a whole file.
  const threads = {
    short: createImportThreads({ mostWaiting, threads: 1 }),
    page: createImportThreads({ mostWaiting, heapMb: 128 }),
    file: createImportThreads({ mostWaiting, heapMb: 256, threads: 1 }),
  }
  const newest = createNewest()
  const pictures = createKeptPictures(app)

  async function read(job: Job, given: { time?: number | undefined; signal: AbortSignal }) {
    const outcome = await threads[sizeOf(job)].run(job, given)
    if ('problem' in outcome) throw new ImportProblem(outcome.problem)
    return outcome
  }

  async function shown({ recipes, notes, lists }: Household): Promise<ImportPreview> {
    const duplicateOf = duplicatesIn(await listRecipes(app.reader))
    return {
      recipes: recipes.map(({ form }) => form),
      details: recipes.map((recipe) => ({
        source: recipe.source || null,
        image: recipe.image || null,
        duplicateOf: duplicateOf(recipe),
      })),
      notes: isEmptyLists(lists) ? notes : [moreToMove, ...notes],
    }
  }

  const preview = async (job: Job, signal: AbortSignal) => shown(await read(job, { signal }))

  /** Reads a file and keeps its pictures, unless the caller has disconnected meanwhile. */
  async function readFile({ path, name = '', whole = false }: GivenFile, signal: AbortSignal) {
    const place = await newUnfinished(app.config.dataDir)
    try {
      const slow = whole ? householdTime : archiveTime
      const time = (await isArchive(path)) ? slow : undefined
      const job: Job = { kind: 'file', path, name, whole, pictures: place }
      const household = await read(job, { time, signal })
      const kept = signal.aborted ? undefined : await pictures.keep(place, household.recipes)
      return { household, kept }
    } finally {
      if (!pictures.isKept(place)) await rm(place, { force: true })
    }
  }

  /** Reads what a server answered, whose pictures are fetched later. */
  async function readServer(job: ServerJob, fetching: Fetching, signal: AbortSignal) {
    const place = await newUnfinished(app.config.dataDir)
    const household = await read(job, { time: archiveTime, signal })
    return { household, kept: await pictures.keep(place, household.recipes, fetching) }
  }

  async function previewFile(file: GivenFile, signal: AbortSignal): Promise<ImportPreview> {
    const { household, kept } = await readFile(file, signal)
    const found = await shown(household)
    return kept ? { ...found, pictures: kept } : found
  }

  const page = (url: string, asker: Asker = {}) =>
    newest(asker, async (signal) => {
      const fetched = await fetchPage(url, { allowPrivate })
      return preview({ kind: 'page', ...fetched }, signal)
    })

  return {
    page,
    /** A pasted text that is only an address is read as a page. */
    text: (text: string, asker: Asker = {}, address = '') =>
      /^\s*https?:\/\/\S{1,2000}\s*$/i.test(text)
        ? page(text, asker)
        : newest(asker, (signal) =>
            preview({ kind: 'text', text, address: webAddress(address) }, signal),
          ),
    file: (file: GivenFile, asker: Asker) => newest(asker, (signal) => previewFile(file, signal)),
    /** All that a file holds, recipes and the rest, for whoever saves it. */
    household: (file: GivenFile, signal: AbortSignal) => readFile({ ...file, whole: true }, signal),
    server: readServer,
    pictures,
    close: async () => {
      await Promise.all(Object.values(threads).map((each) => each.close()))
      await pictures.close()
    },
  }
}

/** An address that can be kept as a recipe's source. */
const webAddress = (given: string) =>
  /^https?:\/\//i.test(given) && URL.canParse(given) ? new URL(given).href : undefined

/** One import at a time for each browser: a new one aborts the one before. */
function createNewest() {
  const asking = new Map<string, AbortController>()
  return async <T>({ browser, signal }: Asker, act: (signal: AbortSignal) => Promise<T>) => {
    const own = new AbortController()
    const gone = AbortSignal.any(signal ? [own.signal, signal] : [own.signal])
    if (browser) asking.get(browser)?.abort(conflict('You started another import in the meantime.'))
    if (browser) asking.set(browser, own)
    const { promise: replaced, reject } = Promise.withResolvers<never>()
    gone.addEventListener('abort', () => reject(gone.reason))
    try {
      return await Promise.race([act(gone), replaced])
    } finally {
      if (browser && asking.get(browser) === own) asking.delete(browser)
    }
  }
}

function sizeOf(job: Job): 'short' | 'page' | 'file' {
  if (job.kind === 'file' || job.kind === 'server') return 'file'
  return job.kind === 'text' && job.text.length <= shortText ? 'short' : 'page'
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.toString('latin1', 0, bytesRead) === 'PK'
  } finally {
    await file.close()
  }
}

/** Finds the recipe in the book with the same title or the same source. */
export function duplicatesIn(recipes: readonly Recipe[]) {
  const byTitle = new Map(recipes.map(({ id, title }) => [nameKey(title), id]))
  const bySource = new Map(
    recipes.flatMap(({ id, notes }) =>
      [...(notes ?? '').matchAll(/^From (\S+)$/gm)].map(([, source]) => [source, id] as const),
    ),
  )
  return ({ form, source }: ReadRecipe): number | null =>
    bySource.get(source) ?? byTitle.get(nameKey(form.title)) ?? null
}
