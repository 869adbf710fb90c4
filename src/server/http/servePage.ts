import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { type ScreenPath, screenPathAt } from '#shared/screenPaths.ts'

const built = fileURLToPath(new URL('../../../dist/web', import.meta.url))

/** Inserted into the page by the build, replaced in every answer. */
const noncePlaceholder = /__CSP_NONCE__/g

const themePlaceholder = '__HOUSEHOLD_THEME__'
const basePlaceholder = '__BASE_PATH__'

const year = 'public, max-age=31536000, immutable'

const filesPlaceholder = '<!-- __SCREEN_FILES__ -->'
const readsPlaceholder = '__SCREEN_READS__'

interface Given {
  basePath: string
  /** What the screen at a path reads first; nothing for whoever is not signed in. */
  readsAt: (c: Context, path: ScreenPath) => Promise<readonly string[]>
  theme: () => Promise<string | undefined>
  isMissingRecord: (c: Context, path: string) => Promise<boolean>
}

/** Serves files for a year (their names are hashes), and the page for every other path. */
export function screens({ basePath, readsAt, theme, isMissingRecord }: Given) {
  const files = readFilesOfScreens(basePath)
  const page = readPage(basePath)
  if (!page) {
    return new Hono().get('*', (c) =>
      c.text('The screens are not built yet. Start Food Pal with: npm start', 503),
    )
  }
  const statics = serveStatic({
    root: built,
    precompressed: true,
    onFound: (path, c) =>
      c.header('Cache-Control', path.includes('/assets/') ? year : 'public, max-age=3600'),
  })
  return new Hono().get('*', async (c, next) => {
    const wantsFile = /\.[a-z0-9]+$/i.test(c.req.path)
    if (wantsFile) return statics(c, next)
    c.header('Cache-Control', 'no-store')
    const path = c.req.path.replace(/(?<=.)\/$/, '')
    // Without its database the page still opens, and shows the error.
    const screen = screenPathAt(path)
    const isFound = screen && !(await isMissingRecord(c, path).catch(() => false))
    const chosen = (await theme().catch(() => undefined)) ?? ''
    const reads = screen ? await readsAt(c, screen).catch(() => []) : []
    const text = page
      // Who must sign in first sees another screen.
      .replace(filesPlaceholder, () => (screen && reads.length > 0 && files[screen]) || '')
      .replace(readsPlaceholder, () => reads.join(' '))
      .replace(noncePlaceholder, c.get('nonce'))
      .replace(themePlaceholder, chosen)
    return c.html(text, isFound ? 200 : 404)
  })
}

/** Links to a screen's own files, which come beside the others and not after them. */
function readFilesOfScreens(basePath: string): Partial<Record<ScreenPath, string>> {
  try {
    const files: Record<string, string[]> = JSON.parse(
      readFileSync(join(built, 'screens.json'), 'utf8'),
    )
    const linkTo = (name: string) =>
      name.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="${basePath}/${name}">`
        : `<link rel="modulepreload" crossorigin href="${basePath}/${name}">`
    return Object.fromEntries(
      Object.entries(files).map(([path, names]) => [path, names.map(linkTo).join('')]),
    )
  } catch {
    return {}
  }
}

/** The build's addresses are relative to it; a page may be any number of folders deep. */
function readPage(basePath: string): string | undefined {
  try {
    return readFileSync(join(built, 'index.html'), 'utf8')
      .replace(basePlaceholder, () => basePath)
      .replaceAll(/(?<=(?:href|src)=")\.\//g, () => `${basePath}/`)
  } catch {
    return undefined
  }
}
