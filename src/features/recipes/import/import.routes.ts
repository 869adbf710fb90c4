import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { AppContext } from '#server/appContext.ts'
import { isFileBody } from '#server/http/fileBody.ts'
import { actorOf } from '#server/http/input.ts'
import { receiveFile } from '#server/http/receiveFile.ts'
import { answer, answerInput, respond } from '#server/http/routes.ts'
import { unreadable } from '#shared/errors.ts'
import { listRecipes } from '../recipes.queries.ts'
import { addRecipe, importingOf } from '../recipes.service.ts'
import { ChosenRecipes, ImportSource, WantedPictures } from './import.contract.ts'
import { exportZipPath, importEndpoints } from './import.endpoints.ts'
import { ImportProblem } from './importProblem.ts'
import type { Asker } from './readRecipes.ts'

const largestFile = 100

export function importRoutes(app: AppContext) {
  const importing = importingOf(app)

  return [
    answerInput(importEndpoints.preview, ImportSource, ({ url, text, address }, c) =>
      withImportErrors(
        text?.trim()
          ? importing.text(text, askerOf(c), address)
          : importing.page(url ?? '', askerOf(c)),
      ),
    ),
    answer(importEndpoints.previewFile, async (c) => {
      if (!isFileBody(c)) throw unreadable('This call needs a file.')
      const { path, discard } = await receiveFile(c, app.config, { megabytes: largestFile })
      try {
        return await withImportErrors(importing.file({ path, name: fileNameOf(c) }, askerOf(c)))
      } finally {
        await discard()
      }
    }),
    answerInput(importEndpoints.pictures, WantedPictures, ({ file, numbers }, c) =>
      importing.pictures.make(file, numbers, actorOf(c)),
    ),
    answerInput(importEndpoints.save, ChosenRecipes, async ({ recipes, file }, c) => {
      const why = recipes.length === 1 ? 'Imported a recipe' : `Imported ${recipes.length} recipes`
      const ids = await app.change(actorOf(c), why, async (w) => {
        const created: number[] = []
        for (const recipe of recipes) created.push((await addRecipe(w, recipe)).id)
        return created
      })
      if (file) await importing.pictures.discard(file)
      c.status(201)
      return { added: recipes.length, ids }
    }),
    answer(importEndpoints.export, async (c) => {
      const day = await app.today()
      c.header('Content-Disposition', `attachment; filename="food-pal-recipes-${day}.json"`)
      c.header('Cache-Control', 'no-store')
      const { schemaOf } = await import('./export.ts')
      return (await listRecipes(app.reader)).map(schemaOf)
    }),
    respond('GET', exportZipPath, 'application/zip', async (c) => {
      const { recipesZip } = await import('./exportZip.ts')
      const pieces = recipesZip(app.reader, await listRecipes(app.reader))
      return c.body(Readable.toWeb(Readable.from(pieces)) as ReadableStream, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="food-pal-recipes-${await app.today()}.zip"`,
        'Cache-Control': 'no-store',
      })
    }),
  ]
}

/** The file's name, by which some formats are told apart; only its last part counts. */
const fileNameOf = (c: Context) => (c.req.query('name') ?? '').slice(0, 200)

const askerOf = (c: Context): Asker => ({
  browser: actorOf(c).origin,
  signal: c.req.raw.signal,
})

/** An unreadable page or file is answered with the reason; any other error is a defect. */
async function withImportErrors<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof ImportProblem ? unreadable(error.message) : error
  }
}
