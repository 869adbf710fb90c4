import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { AppContext } from '#server/appContext.ts'
import { readInput } from '#server/http/input.ts'
import { takesEncoding } from '#server/http/lists/listRead.ts'
import { answer, Route, respond, routes } from '#server/http/routes.ts'
import { version } from '#server/lifecycle/version.ts'
import { unreadable } from '#shared/errors.ts'
import { dayIn, timeIn } from '#shared/time.ts'
import { visibleText } from '#shared/visibleText.ts'
import { ExportForm } from './codeExport.contract.ts'
import { codeExportEndpoints, exportPath } from './codeExport.endpoints.ts'
import { systemPromptName } from './codeExport.logic.ts'
import { exportText } from './exportText.ts'
import { createScanner, type Program, type Scan } from './scan.ts'
import { createSecretRemoval } from './secrets.ts'
import { writeSystemPrompt } from './systemPrompt.ts'

/** Relative to this file, so it does not depend on the working directory. */
const root = realpathSync(fileURLToPath(new URL('../../..', import.meta.url)))

/** Neither the browser nor its service worker may keep a copy. */
const notKept = { 'Cache-Control': 'no-store' }

export function codeExportRoutes(app: AppContext) {
  const { config } = app
  const removeSecrets = createSecretRemoval(config)
  const program: Program = { root, dataDir: config.dataDir, removeSecrets }
  const scan = createScanner(program)
  const systemPrompt = async () => removeSecrets(await writeSystemPrompt(app))

  return routes(
    new Route(codeExportEndpoints.scan, async (c) => answerScan(c, await scan())),
    answer(codeExportEndpoints.systemPrompt, async (c) => {
      c.header('Cache-Control', notKept['Cache-Control'])
      return { path: systemPromptName, size: Buffer.byteLength(await systemPrompt()) }
    }),
    respond('POST', exportPath, 'text/plain', async (c) => {
      const { files } = await readInput(c, ExportForm)
      const { paths } = await scan()
      const unlisted = files.find((path) => !paths.has(path))
      if (unlisted !== undefined) throw notListed(unlisted)
      const zone = await app.timeZone()
      const text = exportText({
        program,
        paths: [...new Set(files)],
        systemPrompt: await systemPrompt(),
        title: `Food Pal ${version}`,
        exportedAt: `${dayIn(zone)} ${timeIn(zone)}`,
      })
      c.header('Cache-Control', notKept['Cache-Control'])
      c.header('Content-Type', 'text/plain; charset=UTF-8')
      return stream(c, async (out) => {
        for await (const piece of text) {
          if (out.aborted) return
          await out.write(piece)
        }
      })
    }).with({ input: ExportForm }),
  )
}

async function answerScan(c: Context, { gzipped }: Scan) {
  const headers = { ...notKept, 'Content-Type': 'application/json; charset=UTF-8' }
  return takesEncoding(c.req.header('Accept-Encoding') ?? '', 'gzip')
    ? c.body(gzipped, 200, { ...headers, 'Content-Encoding': 'gzip' })
    : c.body(new Uint8Array(await promisify(gunzip)(gzipped)), 200, headers)
}

const longestName = 80

const notListed = (path: string) =>
  unreadable(
    `“${visibleText(path.slice(0, longestName))}” isn't one of the program's source files. Nothing was exported.`,
  )
